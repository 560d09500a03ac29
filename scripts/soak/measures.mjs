/** What a soak measures: how long calls take, which fail, and the memory of the server. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** Durations and failures by the name of the call. */
export class Durations {
  #calls = new Map()
  #failures = new Map()

  note(name, milliseconds) {
    const known = this.#calls.get(name)
    if (known) known.push(milliseconds)
    else this.#calls.set(name, [milliseconds])
  }

  noteFailure(name, error) {
    const text = `${name}: ${error.message}`
    this.#failures.set(text, (this.#failures.get(text) ?? 0) + 1)
  }

  get answered() {
    return [...this.#calls.values()].reduce((sum, list) => sum + list.length, 0)
  }

  get failed() {
    return [...this.#failures.values()].reduce((sum, count) => sum + count, 0)
  }

  /** A line for each call and one for all of them, in milliseconds, and the failures by their text. */
  lines() {
    const all = ['all calls', [...this.#calls.values()].flat()]
    const rows = [...this.#calls, all].map(([name, list]) =>
      row(
        name,
        list.toSorted((a, b) => a - b),
      ),
    )
    const failures = [...this.#failures].map(([text, count]) => `${count} × ${text}`)
    return [row('', null), ...rows, ...failures]
  }
}

function row(name, sorted) {
  const cells = sorted
    ? [sorted.length, ...[0.5, 0.95, 0.99, 1].map((share) => percentile(sorted, share).toFixed(1))]
    : ['calls', 'p50', 'p95', 'p99', 'max']
  return `${name.padEnd(30)}${cells.map((cell) => String(cell).padStart(10)).join('')}`
}

/** The value that this share of a sorted list does not exceed. */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** The resident memory of a process in MiB. */
export function memoryOf(pid) {
  const file = `/proc/${pid}/status`
  const kibibytes = existsSync(file)
    ? /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return Number(kibibytes) / 1024
}
