import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { Browser } from '@/tests/api'
import { directRows } from '@/tests/rows'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant, addSubmittedOrder } from '@/tests/world'

let ada: Account

scene(async () => {
  ada = await addCustomer({ firstName: 'Augusta', email: 'augusta@example.com' })
  await addSubmittedOrder(ada, await addRestaurant(), { paymentMethod: 'wallet' })
})

const operator = { authorization: `Bearer ${env.OPERATIONS_TOKEN}` }
const ask = (headers: Record<string, string> = operator, browser = new Browser()) =>
  browser.send('GET', '/api/health/ledger', { headers })

test('a ledger without faults is reported with the number of rows that were checked', async () => {
  const answer = await ask()
  const counts = { users: 2, entries: 3, orders: 1, lines: 2, restaurants: 1, reviews: 0 }
  expect([answer.status, answer.body]).toEqual([200, { ok: true, counts }])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('a ledger with a fault is reported with the amounts and without any names', async () => {
  await directRows.run(`UPDATE User SET walletCents = walletCents + 1 WHERE id = ${ada.id}`)
  const answer = await ask()
  expect(answer.status).toBe(503)
  const message = 'The ledger does not add up.'
  const { walletCents } = await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })
  expect(answer.body).toEqual({
    message,
    error: message,
    errors: {},
    ok: false,
    counts: expect.any(Object),
    total: 1,
    findings: [{ rule: 'balance', id: ada.id, what: 'walletCents', expected: walletCents - 1, found: walletCents }],
  })
  expect(answer.text).not.toMatch(/augusta/i)
})

test('a long list of faults is cut off in the answer', async () => {
  const rows = Array.from({ length: 150 }, (_, at) => `(${at + 1000}, 'A', true, 1, '2026-11-21', '2026-11-21')`)
  await directRows.run(
    `INSERT INTO User (id, firstName, guestAccount, walletCents, lastActiveAt, createdAt) VALUES ${rows.join()}`,
  )
  const answer = await ask()
  expect(answer.body).toMatchObject({ total: 150, findings: { length: 100 } })
})

test('only the operator gets the report [7.7.2]', async () => {
  for (const [headers, browser] of [
    [{}, new Browser()],
    [{ authorization: 'Bearer x' }, new Browser()],
    [{}, ada],
  ] as const) {
    const answer = await ask(headers, browser)
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('counts')
  }
})
