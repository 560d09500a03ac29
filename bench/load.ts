import autocannon from 'autocannon'
import { type Bench, sideBySide } from './figure'
import { cpuMsOf } from './machine'
import { twoDigits } from './statistics'

/** An address to ask for repeatedly. */
export type Target = {
  url: string
  headers?: Record<string, string>
  connections?: number
  /** The status of every answer, 200 by default. */
  status?: number
  /** The paths to ask for after each answer, all of which count as one with it. */
  followedBy?: readonly string[]
}

/** Browsers send this header, and get compressed files. */
export const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Answers per second, while each connection sends the next request as soon as it has an answer. */
export async function rateOf(target: Target, seconds: number): Promise<number> {
  const { answers, duration } = await load(target, { duration: seconds })
  return answers / duration
}

/** Milliseconds of CPU that the site spends on an answer, compared with another of its answers. */
export async function cpuSideBySide({ rounds, site }: Bench, ours: Target, title: string, theirs: Target) {
  return sideBySide(rounds, await cpuPerAnswer(ours, site.pid), title, await cpuPerAnswer(theirs, site.pid))
}

/**
 * Measures as many answers as take about a second, at least two for each connection. Waits for all of them: an answer
 * that was begun and not counted would count for the next measurement.
 */
async function cpuPerAnswer(target: Target, pid: number): Promise<() => Promise<number>> {
  const amount = Math.max(2 * (target.connections ?? 1), Math.round((await rateOf(target, 1)) * 1.2))
  return async () => {
    const before = cpuMsOf(pid)
    await load(target, { amount })
    return (cpuMsOf(pid) - before) / amount
  }
}

async function load(
  { url, headers = {}, connections = 1, status = 200, followedBy = [] }: Target,
  extent: { duration: number } | { amount: number },
): Promise<{ answers: number; duration: number }> {
  const { pathname, search } = new URL(url)
  const requests = [pathname + search, ...followedBy].map((path) => ({ path }))
  const wanted = 'amount' in extent ? { amount: extent.amount * requests.length } : extent
  const result = await autocannon({ url, headers, connections, requests, sampleInt: 50, timeout: 60, ...wanted })
  const counts = new Map(Object.entries(result.statusCodeStats ?? {}).map(([code, { count = 0 }]) => [code, count]))
  const answers = counts.get(String(status)) ?? 0
  const others = [...counts.keys()].filter((code) => code !== String(status))
  if (others.length > 0 || result.errors > 0 || answers === 0) {
    const codes = others.length > 0 ? ` and status ${others.join(', ')}` : ''
    throw new Error(`${url}: ${result.errors} errors${codes} after ${twoDigits(answers)} answers`)
  }
  return { answers: answers / requests.length, duration: result.duration }
}
