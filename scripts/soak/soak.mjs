/** Lets visitors use the production server for a while, and tells how it bore that. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { interruptedBy, Problem, runNodeVisibly } from '../setup/processes.mjs'
import { withServer } from '../setup/server.mjs'
import { onTestSite } from '../testing/settings.mjs'
import { Durations, median, memoryOf } from './measures.mjs'
import { pickCall, setTheScene } from './traffic.mjs'

/** What two cores that also run the visitors hold with room to spare. */
const DEFAULT_RATE = 40
/** By how much the memory may grow between the second and the last fifth of the time: a heap breathes, a leak climbs. */
const MAX_GROWTH = 1.2
const MAX_GROWTH_MIB = 64
/** So many unanswered calls mean that the server has fallen behind for good. */
const MAX_OPEN = 2_000

/**
 * `npm run soak`: ten minutes, or `--minutes`, of mixed traffic at a steady `--rate` of calls a second, on a database of its
 * own. Calls come when they are due, whether earlier ones are answered or not, and their time counts from then on.
 * Resolves to 1 when a call failed, the memory grew beyond the bound or the book does not add up, else to 0.
 */
export async function soak(args) {
  const { minutes, rate } = readOptions(args)
  return onTestSite(async () => {
    const stdio = ['ignore', 'ignore', 'inherit']
    const { result, exitCode } = await withServer({ stdio }, (site, pid) => run({ site, pid, minutes, rate }))
    if (exitCode !== 0) console.log(`The server ended with ${exitCode} when it was told to stop.`)
    const books = await runNodeVisibly([path.join('scripts', 'database.mjs'), 'ledger'])
    return result && exitCode === 0 && books === 0 ? 0 : 1
  })
}

function readOptions(args) {
  const options = {
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: String(DEFAULT_RATE) },
  }
  const { values } = parseArgs({ args, options })
  const [minutes, rate] = [Number(values.minutes), Number(values.rate)]
  if (!(minutes > 0) || !(rate > 0)) throw new Problem('--minutes and --rate take a number above 0.')
  return { minutes, rate }
}

async function run({ site, pid, minutes, rate }) {
  const atStart = memoryOf(pid)
  const scene = await setTheScene(site)
  console.log(`\n${rate} calls a second for ${minutes} minutes …`)
  const durations = new Durations()
  const memory = []
  const [began, length] = [performance.now(), minutes * 60_000]
  const watch = setInterval(() => memory.push(memoryOf(pid)), Math.min(5_000, length / 50))
  const open = await arrive({ scene, durations, began, length, gap: 1_000 / rate })
  clearInterval(watch)
  await Promise.all(open)
  return report({ durations, memory, atStart })
}

/** Lets calls come when they are due. Returns those that are still open when the time is up. */
async function arrive({ scene, durations, began, length, gap }) {
  const open = new Set()
  for (let due = began; due < began + length && !interruptedBy(); due += gap) {
    const early = due - performance.now()
    if (early > 1) await sleep(early)
    if (open.size > MAX_OPEN) throw new Problem(`${MAX_OPEN} calls are unanswered: the rate is too high.`)
    const { name, make } = pickCall()
    const call = make(scene)
      .then(
        () => durations.note(name, performance.now() - due),
        (error) => durations.noteFailure(name, error),
      )
      .finally(() => open.delete(call))
    open.add(call)
  }
  return open
}

function report({ durations, memory, atStart }) {
  const fifth = (from) => memory.slice(Math.floor(memory.length * from), Math.ceil(memory.length * (from + 0.2)))
  const [warm, end] = [median(fifth(0.2)), median(fifth(0.8))]
  const bound = Math.max(warm * MAX_GROWTH, warm + MAX_GROWTH_MIB)
  console.log(`\n${durations.lines().join('\n')}`)
  console.log(`\n${durations.answered} calls answered, ${durations.failed} errors`)
  const [start, warmed, last, highest] = [atStart, warm, end, bound].map((size) => `${size.toFixed(0)} MiB`)
  console.log(`Memory: ${start} at the start, ${warmed} warmed up, ${last} at the end (at most ${highest})`)
  return durations.failed === 0 && end <= bound
}
