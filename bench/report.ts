import type { Row } from './figure'
import type { Surroundings } from './machine'
import { ratiosOf, ratioText, spreadOf, twoDigits } from './statistics'

/** The findings of a run, as in test-results/bench.json. */
export type Result = {
  date: string
  node: string
  processor: string
  rounds: number
  rows: (Row & { while: Surroundings })[]
}

/** The table of a run in Markdown. */
export function tableOf({ rows }: Result): string {
  const lines = rows.map((row) => [row.title, ...comparisonOf(row), goalOf(row), othersOf(row.while)])
  const head = ['figure', 'ratio (from … to)', 'beside', 'ours', 'theirs', 'goal', 'what else ran']
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The ratio with its spread, the yardstick, and the medians of both. */
function comparisonOf({ unit, ours, yardstick }: Row): string[] {
  const own = spreadOf(ours)
  if (!yardstick) return [`${withSpread(ours, twoDigits)} ${unit}`, '', '', '']
  return [
    withSpread(ratiosOf(ours, yardstick.values), ratioText),
    yardstick.title,
    `${twoDigits(own.median)} ${unit}`,
    twoDigits(spreadOf(yardstick.values).median),
  ]
}

function withSpread(values: readonly number[], text: (value: number) => string): string {
  const { median, least, most } = spreadOf(values)
  return values.length > 1 ? `**${text(median)}** (${text(least)} … ${text(most)})` : `**${text(median)}**`
}

function goalOf({ goal, yardstick, unit }: Row): string {
  if (!goal) return ''
  const text = (value: number) => (yardstick ? ratioText(value) : `${value} ${unit}`)
  return 'atLeast' in goal ? `≥ ${text(goal.atLeast)}` : `≤ ${text(goal.atMost)}`
}

function othersOf({ load, cores, others }: Surroundings): string {
  const names = others.map((other) => `${other.name} ${twoDigits(other.cores)}`).join(', ')
  return `${twoDigits(cores)} cores${names && ` (${names})`}, load ${twoDigits(load)}`
}
