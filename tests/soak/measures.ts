/** The measures of a soak: the durations and failures of calls, and the memory of the server. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'

/** Durations, in microseconds, and failures by the name of the call. */
export class Durations {
  readonly #calls = new Map<string, RecordableHistogram>()
  readonly #all = createHistogram()
  readonly #failures = new Map<string, number>()

  note(name: string, milliseconds: number): void {
    // A histogram counts from 1.
    const duration = Math.max(1, Math.round(milliseconds * 1_000))
    const known = this.#calls.get(name) ?? createHistogram()
    known.record(duration)
    this.#calls.set(name, known)
    this.#all.record(duration)
  }

  noteFailure(name: string, error: Error): void {
    const text = `${name}: ${error.message}`
    this.#failures.set(text, (this.#failures.get(text) ?? 0) + 1)
  }

  get answered(): number {
    return this.#all.count
  }

  get failed(): number {
    return [...this.#failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** A line for each call and one for all of them, in milliseconds, and the failures by their text. */
  lines(): string[] {
    const rows = [...this.#calls, ['all calls', this.#all] as const].map(([name, histogram]) => {
      const { count, max } = histogram
      const durations = [50, 95, 99].map((share) => histogram.percentile(share))
      return row(name, [count, ...[...durations, max].map((duration) => (duration / 1_000).toFixed(1))])
    })
    const failures = [...this.#failures].map(([text, count]) => `${count} × ${text}`)
    return [row('', ['calls', 'p50', 'p95', 'p99', 'max']), ...rows, ...failures]
  }
}

function row(name: string, cells: (string | number)[]): string {
  return `${name.padEnd(30)}${cells.map((cell) => String(cell).padStart(10)).join('')}`
}

/** The median of a list; 0 for an empty one. */
export function median(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.ceil(list.length / 2) - 1] ?? 0
}

/** The resident memory of a process in MiB. */
export function memoryOf(pid: number): number {
  const file = `/proc/${pid}/status`
  const kibibytes = existsSync(file)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kibibytes) / 1024
}
