import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { freePort } from '../scripts/setup/port.mjs'
import { test } from './own-servers'
import { PAGES } from './screens'
import { setStage } from './stage'

/** The most statements that a screen takes, for the role that sees the most of it. Lower one when its screen takes fewer. */
const BUDGETS: Record<string, number> = {
  landing: 1,
  login: 3,
  signup: 1,
  home: 4,
  'home-filtered': 4,
  'home-nothing-found': 2,
  restaurant: 8,
  'restaurant-inactive': 6,
  'restaurant-bare': 8,
  'restaurant-missing': 1,
  'menu-items': 4,
  'menu-item': 5,
  'menu-item-inactive': 5,
  'menu-item-missing': 2,
  'reviews-of-restaurant': 8,
  'reviews-of-restaurant-none': 6,
  'rate-order': 12,
  'rate-order-rated': 12,
  'my-reviews': 6,
  orders: 8,
  order: 7,
  'order-canceled': 7,
  'order-missing': 7,
  favorites: 6,
  wallet: 5,
  account: 3,
  'account-name': 2,
  'account-phone': 2,
  'account-email': 2,
  'restaurant-new': 2,
  'restaurant-update': 3,
  manage: 8,
  'order-board': 14,
  'order-board-empty': 14,
  'order-ticket': 9,
  'manage-menu': 6,
  'manage-menu-empty': 5,
  'menu-item-new': 3,
  'menu-item-update': 4,
  'menu-item-delete': 4,
  checkout: 8,
  'coming-soon': 2,
  'api-docs': 0,
}

/** Asked for every few seconds, to tell whether the clock changes an order, a pause or an item. */
const CLOCK = /`(?:dueAt|pausedUntil|soldOutUntil)` <= \?/

/** Asked for after each commit, to tell whether kept answers are out of date. */
const VERSION = /"ContentVersion"/

test('no screen takes more statements of the database than its budget', async ({ playwright, serve }) => {
  const port = await freePort()
  const url = await serve({ NODE_OPTIONS: '--import=./tests/statement-tap.mjs', STATEMENT_TAP_PORT: String(port) })
  const newJar = () => playwright.request.newContext({ baseURL: url })
  const jars = { visitor: await newJar(), guest: await newJar(), customer: await newJar(), owner: await newJar() }
  const stage = await setStage(jars)
  const takeNoted = async (): Promise<string[]> => {
    const all: string[] = JSON.parse(await text(connect(port, '127.0.0.1')))
    return all.filter((sql) => !VERSION.test(sql) && !CLOCK.test(sql))
  }
  const excesses: unknown[] = []
  for (const { name, role, path, status = 200 } of PAGES) {
    await takeNoted()
    const answer = await jars[role].get(path(stage))
    expect(answer.status(), path(stage)).toBe(status)
    const statements = await takeNoted()
    if (statements.length > (BUDGETS[name] ?? -1)) excesses.push({ name, role, statements })
  }
  await Promise.all(Object.values(jars).map((jar) => jar.dispose()))
  expect(excesses).toEqual([])
})
