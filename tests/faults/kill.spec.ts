import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Chance, chanceFrom } from '@/prisma/seed/chance'
import { Crew } from './crew'
import { flawsOf, NO_FLAWS, readAccount } from './journal'
import { makeFolder, Site } from './site'

const CUSTOMERS = 8
const KILLS = Number(process.env.PLATEFUL_KILLS ?? 30)
/** Printed, so that a run can be repeated as far as chance goes. */
const SEED = Number(process.env.PLATEFUL_SEED ?? Date.now() % 1_000_000)

let place: Awaited<ReturnType<typeof makeFolder>>
let sites: Site[]
let crew: Crew
let chance: Chance

beforeEach(async () => {
  place = await makeFolder()
  sites = []
  chance = chanceFrom(SEED)
})

afterEach(async () => {
  await crew.goHome()
  await Promise.all(sites.map((site) => site.kill()))
  place.remove()
})

/** Every customer's data matches the answers, with or without the one call that is unanswered. */
function expectTruth(file: string): void {
  for (const { journal } of crew.customers) {
    const found = readAccount(file, journal.userId)
    expect(journal.expected(found), `customer ${journal.userId}, seed ${SEED}`).toContainEqual(found)
  }
}

/** Waits for a random number of calls and a little longer, since a process may die at any point of its work. */
async function anyMoment(): Promise<void> {
  await crew.until(chance.int(1, 6 * CUSTOMERS))
  await sleep(chance.int(0, 15))
}

function summary(): string {
  const { acknowledged, lostAnswers, replays } = crew
  return `${acknowledged} calls acknowledged, ${lostAnswers} answers lost, ${replays} of them to calls that were done; ${KILLS} kills, seed ${SEED}`
}

/** A copy of the files that the dead process left, since opening the originals would repair them. */
function remains(): string {
  const copy = path.join(place.folder, 'remains.db')
  for (const suffix of ['', '-wal'])
    if (existsSync(place.file + suffix)) copyFileSync(place.file + suffix, copy + suffix)
  return copy
}

describe(`${KILLS} times, the process is killed while ${CUSTOMERS} customers are busy (seed ${SEED})`, () => {
  test('a killed process loses nothing that was acknowledged and stores nothing twice [T12]', async () => {
    const site = await Site.start(place.file)
    sites = [site]
    crew = await Crew.gather(CUSTOMERS, sites, SEED)
    for (let kill = 0; kill < KILLS; kill++) {
      await anyMoment()
      await site.kill()
      const left = remains()
      expectTruth(left)
      expect(await flawsOf(left)).toEqual(NO_FLAWS)
      await site.start()
      await crew.rest()
      expectTruth(place.file)
      crew.goOn()
    }
    await crew.rest()
    expect(await flawsOf(place.file)).toEqual(NO_FLAWS)
    // Each kill left at least one call without an answer.
    expect(crew.lostAnswers).toBeGreaterThanOrEqual(KILLS)
    expect(site.complaints()).toBe('')
    console.log(summary())
  })

  test('a killed process loses nothing while another one on the same file goes on', async () => {
    sites = await Promise.all([Site.start(place.file), Site.start(place.file)])
    crew = await Crew.gather(CUSTOMERS, sites, SEED)
    for (let kill = 0; kill < KILLS; kill++) {
      await anyMoment()
      const victim = chance.pick(sites)
      await victim.kill()
      // The other process serves everyone, and does not wait for a lock of the dead one.
      await crew.until(CUSTOMERS)
      await victim.start()
      await crew.rest()
      expectTruth(place.file)
      crew.goOn()
    }
    await crew.rest()
    expect(await flawsOf(place.file)).toEqual(NO_FLAWS)
    // In a few kills the process may have been idle; not in many.
    expect(crew.lostAnswers).toBeGreaterThanOrEqual(Math.floor(KILLS / 10))
    expect(sites.map((site) => site.complaints())).toEqual(['', ''])
    console.log(summary())
  })
})
