import autocannon from 'autocannon'
import { cpuMsOf } from './machine'
import { twoDigits } from './statistics'

/** What is asked for again and again. `status` is that of every answer, 200 by default. */
export type Target = { url: string; headers?: Record<string, string>; connections?: number; status?: number }

/** Browsers send it, and get what is kept compressed. */
export const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Answers per second, while each connection asks anew as soon as it has an answer. */
export async function rateOf(target: Target, seconds: number): Promise<number> {
  const { answers, duration } = await load(target, { duration: seconds })
  return answers / duration
}

/**
 * Milliseconds of CPU that a process spends on an answer, over this many answers. Waits for all of them: one that was begun and
 * not counted would count for the next measurement.
 */
export async function cpuPerAnswer(target: Target, pid: number, answers: number): Promise<number> {
  const before = cpuMsOf(pid)
  await load(target, { amount: answers })
  return (cpuMsOf(pid) - before) / answers
}

/** How many answers take about this many seconds, to measure as many each time. At least two for each connection. */
export async function answersIn(target: Target, seconds: number): Promise<number> {
  const perSecond = await rateOf(target, 1)
  return Math.max(2 * (target.connections ?? 1), Math.round(perSecond * seconds))
}

async function load(
  { url, headers = {}, connections = 1, status = 200 }: Target,
  extent: { duration: number } | { amount: number },
): Promise<{ answers: number; duration: number }> {
  const result = await autocannon({ url, headers, connections, sampleInt: 50, timeout: 60, ...extent })
  const counts = new Map(Object.entries(result.statusCodeStats ?? {}).map(([code, { count = 0 }]) => [code, count]))
  const answers = counts.get(String(status)) ?? 0
  const others = [...counts.keys()].filter((code) => code !== String(status))
  if (others.length > 0 || result.errors > 0 || answers === 0) {
    const codes = others.length > 0 ? ` and status ${others.join(', ')}` : ''
    throw new Error(`${url}: ${result.errors} errors${codes} after ${twoDigits(answers)} answers`)
  }
  return { answers, duration: result.duration }
}
