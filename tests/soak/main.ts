/**
 * `npm run soak` runs this against a production server: `main.ts <url> <minutes> <rate> <pid of the server>`. Calls
 * come when they are due, whether earlier ones are answered or not, and their time counts from then on. The exit code
 * is 1 when a call failed or the memory of the server grew beyond the bound.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { Durations, median, memoryOf } from './measures'
import { pickCall, type Scene, setTheScene } from './traffic'

/** The most growth of memory from the second to the last fifth of the time: more than garbage, less than a leak. */
const MAX_GROWTH = 1.2
const MAX_GROWTH_MIB = 64
/** This many unanswered calls mean that the server will not catch up. */
const MAX_OPEN = 2_000

const [url = '', ...numbers] = process.argv.slice(2)
const [minutes = 0, rate = 0, pid = 0] = numbers.map(Number)
const length = minutes * 60_000
const durations = new Durations()

/** Makes calls when they are due, and returns when the time is up and the last one is answered. */
async function arrive(scene: Scene): Promise<void> {
  const open = new Set<Promise<void>>()
  const began = performance.now()
  for (let due = began; due < began + length; due += 1_000 / rate) {
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    if (open.size > MAX_OPEN) throw new Error(`${MAX_OPEN} calls are unanswered: the rate is too high.`)
    const { name, make } = pickCall()
    const call = make(scene)
      .then(
        () => durations.note(name, performance.now() - due),
        (error) => durations.noteFailure(name, error),
      )
      .finally(() => open.delete(call))
    open.add(call)
  }
  await Promise.all(open)
}

/** Whether the run has passed. */
function report(atStart: number, memory: number[]): boolean {
  const fifth = (from: number) =>
    memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * (from + 0.2)))
  const [warm, end] = [median(fifth(0.2)), median(fifth(0.8))]
  const bound = Math.max(warm * MAX_GROWTH, warm + MAX_GROWTH_MIB)
  console.log(`\n${durations.lines().join('\n')}`)
  console.log(`\n${durations.answered} calls answered, ${durations.failed} errors`)
  const [start, warmed, last, highest] = [atStart, warm, end, bound].map((size) => `${size.toFixed(0)} MiB`)
  console.log(`Memory: ${start} at the start, ${warmed} warmed up, ${last} at the end (at most ${highest})`)
  return durations.failed === 0 && end <= bound
}

const atStart = memoryOf(pid)
const scene = await setTheScene(Number(new URL(url).port))
console.log(`\n${rate} calls a second for ${minutes} minutes …`)
const memory: number[] = []
const watch = setInterval(() => memory.push(memoryOf(pid)), Math.min(5_000, length / 50))
await arrive(scene)
clearInterval(watch)
// Kept-alive connections would keep this process running.
process.exit(report(atStart, memory) ? 0 : 1)
