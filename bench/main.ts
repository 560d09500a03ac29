/** `npm run bench` runs this with the settings of tests: `main.ts [--rounds 5] [--only list,orders] [--large file]`. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { fileFromUrl } from '../scripts/database/sqlite-files'
import { Problem, passSignalsOn } from '../scripts/setup/processes.mjs'
import { RESULTS } from '../scripts/testing/results'
import type { Figure } from './figure'
import { detail, list } from './figures/calls'
import { dinner } from './figures/dinner'
import { engines } from './figures/engines'
import { heavy } from './figures/heavy'
import { hits } from './figures/hits'
import { neighbors } from './figures/neighbors'
import { orders } from './figures/orders'
import { pages, signedIn } from './figures/pages'
import { memory, start } from './figures/process'
import { scale } from './figures/scale'
import { streams } from './figures/streams'
import { watchOthers } from './machine'
import { type Result, tableOf } from './report'
import { withLimitRead, withSite } from './servers'

/** In this order: the figure for memory includes that of those before it. The last one runs only on demand. */
const FIGURES: readonly Figure[] = [
  list,
  detail,
  pages,
  signedIn,
  dinner,
  orders,
  neighbors,
  hits,
  memory,
  streams,
  start,
  scale,
  heavy,
  engines,
]

/** These need the large dataset. */
const OF_LARGE: readonly Figure[] = [scale, heavy]

type Options = { rounds: number; only: readonly string[]; largeFile: string | null }

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: '' },
      large: { type: 'string' },
    },
  })
  if (!/^[1-9]\d?$/.test(values.rounds)) throw new Problem('--rounds takes a number from 1 to 99.')
  const names = FIGURES.map(({ name }) => name)
  const only = values.only.split(',').filter(Boolean)
  const unknown = only.filter((name) => !names.includes(name))
  if (unknown.length > 0) throw new Problem(`There is no ${unknown.join(', ')}. --only takes ${names.join(', ')}.`)
  const largeFile = values.large && existsSync(values.large) ? path.resolve(values.large) : null
  return { rounds: Number(values.rounds), only, largeFile }
}

async function run({ rounds, only, largeFile }: Options): Promise<Result> {
  const chosen = FIGURES.filter((figure) =>
    only.length > 0 ? only.includes(figure.name) : figure !== engines && (largeFile || !OF_LARGE.includes(figure)),
  )
  const file = fileFromUrl(process.env.DATABASE_URL ?? '')
  const processor = `${os.cpus()[0]?.model ?? 'unknown'}, ${os.availableParallelism()} cores`
  const result: Result = { date: new Date().toISOString(), node: process.version, processor, rounds, rows: [] }
  await withSite(file, (site) =>
    withLimitRead(file, async (limitRead) => {
      for (const { name, measure } of chosen) {
        const others = watchOthers()
        console.log(`${name} …`)
        const found = await measure({ rounds, site, limitRead, file, largeFile })
        const surroundings = others()
        result.rows.push(...found.map((row) => ({ ...row, while: surroundings })))
        // After each figure, so that a failure of the next one does not cost it.
        save(result)
      }
    }),
  )
  return result
}

function save(result: Result): void {
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(path.join(RESULTS, 'bench.json'), `${JSON.stringify(result, null, 2)}\n`)
  writeFileSync(path.join(RESULTS, 'bench.md'), `${tableOf(result)}\n`)
}

async function main(): Promise<void> {
  passSignalsOn()
  const result = await run(readOptions())
  const { date, node, processor, rounds } = result
  console.log(`\n${date}, Node ${node}, ${processor}, ${rounds} rounds\n\n${tableOf(result)}`)
}

main().then(
  // Kept-alive connections would keep this process running.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Problem ? error.message : error)
    process.exit(1)
  },
)
