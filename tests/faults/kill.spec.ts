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

/** Every customer's part of the book is what they were told, with or without the one call that nobody has answered. */
function expectTruth(file: string): void {
  for (const { journal } of crew.customers) {
    const found = readAccount(file, journal.userId)
    expect(journal.expected(found), `customer ${journal.userId}, seed ${SEED}`).toContainEqual(found)
  }
}

/** Lets an arbitrary number of calls and a little more pass: a process may die at any point of its work. */
async function anyMoment(): Promise<void> {
  await crew.until(chance.int(1, 6 * CUSTOMERS))
  await sleep(chance.int(0, 15))
}

function summary(): string {
  const { acknowledged, lostAnswers, replays } = crew
  return `${acknowledged} calls acknowledged, ${lostAnswers} answers lost, ${replays} of them to calls that were done; ${KILLS} kills, seed ${SEED}`
}

/** The files as the dead process has left them, so that looking at them repairs nothing for the next one. */
function remains(): string {
  const copy = path.join(place.folder, 'remains.db')
  for (const suffix of ['', '-wal'])
    if (existsSync(place.file + suffix)) copyFileSync(place.file + suffix, copy + suffix)
  return copy
}

describe(`${KILLS} times, the process is killed while ${CUSTOMERS} customers are busy (seed ${SEED})`, () => {
  test('a killed process loses nothing that was acknowledged and stores nothing twice', async () => {
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
    // Someone was always waiting for an answer that never came.
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
      // The other one serves everybody, and does not wait for a lock of the dead.
      await crew.until(CUSTOMERS)
      await victim.start()
      await crew.rest()
      expectTruth(place.file)
      crew.goOn()
    }
    await crew.rest()
    expect(await flawsOf(place.file)).toEqual(NO_FLAWS)
    // In a few kills the victim may have had nothing to do; not in many.
    expect(crew.lostAnswers).toBeGreaterThanOrEqual(Math.floor(KILLS / 10))
    expect(sites.map((site) => site.complaints())).toEqual(['', ''])
    console.log(summary())
  })
})
