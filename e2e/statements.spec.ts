import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { freePort } from '../scripts/setup/port.mjs'
import { test } from './own-servers'
import { PAGES } from './screens'
import { setStage } from './stage'

/** Runs every few seconds, to tell whether the clock changes an order, a restaurant, an item or a suspension. */
const CLOCK = /`(?:dueAt|pausedUntil|busyUntil|turnsAt|soldOutUntil|until)` <= \?/

/** Runs after each commit, to tell whether kept answers are out of date. */
const VERSION = /"ContentVersion"/

/** Runs after commits and every few seconds, to tell whether the search index is out of date. */
const SEARCH = /\bStaleSearch\b/

test('no screen takes more statements of the database than its budget', async ({ playwright, serve }) => {
  const port = await freePort()
  const url = await serve({ NODE_OPTIONS: '--import=./tests/statement-tap.mjs', STATEMENT_TAP_PORT: String(port) })
  const newJar = () => playwright.request.newContext({ baseURL: url })
  const jars = { visitor: await newJar(), guest: await newJar(), customer: await newJar(), owner: await newJar() }
  const stage = await setStage(jars)
  // The mails of the stage are sent before anything is counted.
  const ready = async () => (await jars.visitor.get('/api/health/ready')).json()
  await expect.poll(ready, { timeout: 30_000 }).toMatchObject({ waitingMails: 0 })
  const takeNoted = async (): Promise<string[]> => {
    const all: string[] = JSON.parse(await text(connect(port, '127.0.0.1')))
    return all.filter((sql) => ![VERSION, CLOCK, SEARCH].some((background) => background.test(sql)))
  }
  const excesses: unknown[] = []
  for (const { name, role, path, status = 200, statements: most = 0 } of PAGES) {
    await takeNoted()
    const answer = await jars[role].get(path(stage))
    expect(answer.status(), path(stage)).toBe(status)
    const statements = await takeNoted()
    if (statements.length > most) excesses.push({ name, role, statements })
  }
  await Promise.all(Object.values(jars).map((jar) => jar.dispose()))
  expect(excesses).toEqual([])
})
