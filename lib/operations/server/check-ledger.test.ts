import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { LEDGER_RULES, type LedgerRule } from '@/lib/operations/rules'
import { directRows } from '@/tests/rows'
import { scene } from '@/tests/scene'
import {
  addCustomer,
  addGuest,
  addOperator,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  deliverAll,
} from '@/tests/world'
import { checkLedger } from './check-ledger'

/** Of the users, orders, entries and the restaurant below, in the order of their creation. */
const ids = {
  ...{ ada: 1, bob: 2, guest: 3, restaurant: 1 },
  ...{ active: 1, wallet: 2, card: 3, canceled: 4 },
  ...{ signupOfBob: 2, payment: 4, topUp: 7, deduction: 8 },
}

/** A little of everything: both payment methods, each state, each delivery option, tips, reviews, a deleted restaurant. */
scene(async () => {
  const ada = await addCustomer()
  const bob = await addCustomer()
  await addGuest()
  const restaurant = await addRestaurant()
  await addOrder(ada, restaurant, 3)
  await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet', deliveryOption: 'priority', tipPercent: 15 })
  await addSubmittedOrder(ada, restaurant, { tip: 1.23 })
  const canceled = await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet' })
  await ada.call('cancelOrder', { id: canceled.id })
  await ada.call('cancelOrder', { id: (await addSubmittedOrder(ada, restaurant)).id })
  await ada.call('addFunds', { id: ada.id, body: { amount: 1000 } })
  await ada.call('deductFunds', { id: ada.id, body: { amount: 0.01 } })
  for (const stars of [5, 2]) await addReview(bob, restaurant, { restaurant_rating: stars })
  const gone = await addRestaurant()
  await addSubmittedOrder(ada, gone, { paymentMethod: 'wallet' })
  await addOrder(ada, gone)
  await deliverAll(gone)
  await gone.owner.call('removeRestaurant', { id: gone.id, query: { type: 'hard' } })
  const operator = await addOperator()
  const reason = 'Something was missing'
  for (const id of [ids.wallet, ids.card])
    await operator.call('refundForOperator', { id, body: { amount: 2.5, reason } })
})

/** Changes rows past the site and without foreign keys. */
const damage = (sql: string) => directRows.run(sql)

const findings = async () => (await checkLedger({ db })).findings

test('a ledger written by the site alone has no faults', async () => {
  expect(await checkLedger({ db })).toEqual({
    findings: [],
    counts: { users: 6, entries: 12, orders: 8, lines: 16, restaurants: 1, reviews: 2 },
  })
})

test('an empty ledger has no faults', async () => {
  for (const table of ['WalletEntry', 'Review', 'OrderItem', '"Order"', 'MenuItem', 'Restaurant', 'User'])
    await damage(`DELETE FROM ${table}`)
  expect(await checkLedger({ db })).toEqual({
    findings: [],
    counts: { users: 0, entries: 0, orders: 0, lines: 0, restaurants: 0, reviews: 0 },
  })
})

describe('the check finds', () => {
  type Found = { rule: LedgerRule; id: number; what?: string; expected?: number | null; found?: number | null }
  const insertEntry = (values: string) =>
    `INSERT INTO WalletEntry (userId, amountCents, reason, orderId, balanceAfterCents, createdAt) VALUES (${values}, '2026-11-21')`
  const feeOf = (part: string, expected: number): [string, Found] => [
    `UPDATE "Order" SET ${part} = ${part} + 1, totalCents = totalCents + 1 WHERE id = ${ids.card}`,
    { rule: 'costs', id: ids.card, what: part, expected, found: expected + 1 },
  ]
  const DAMAGES: Record<string, [sql: string, Found]> = {
    'a balance that was raised without an entry': [
      `UPDATE User SET walletCents = walletCents + 1 WHERE id = ${ids.bob}`,
      { rule: 'balance', id: ids.bob, what: 'walletCents', expected: 99_999, found: 100_000 },
    ],
    'an entry that is gone': [
      `DELETE FROM WalletEntry WHERE reason = 'top_up' AND userId = ${ids.ada}`,
      { rule: 'balance', id: ids.ada },
    ],
    'an entry of another amount': [
      `UPDATE WalletEntry SET amountCents = amountCents + 1 WHERE reason = 'top_up' AND userId = ${ids.ada}`,
      { rule: 'running_balance', id: ids.topUp, what: 'balanceAfterCents' },
    ],
    'an entry that tells another balance, though the sum holds': [
      `UPDATE WalletEntry SET balanceAfterCents = 7 WHERE reason = 'signup' AND userId = ${ids.bob}`,
      { rule: 'running_balance', id: ids.signupOfBob, expected: 99_999, found: 7 },
    ],
    'a last entry that tells another balance than the wallet': [
      `UPDATE WalletEntry SET balanceAfterCents = 7 WHERE reason = 'deduction' AND userId = ${ids.ada}`,
      { rule: 'running_balance', id: ids.deduction, found: 7 },
    ],
    'a change of an order that was not recorded': [
      `DELETE FROM OrderEvent WHERE orderId = ${ids.wallet} AND kind = 'accepted'`,
      { rule: 'events', id: ids.wallet, what: 'events', expected: 3, found: 2 },
    ],
    'a second signup entry': [
      insertEntry(`${ids.bob}, 99999, 'signup', NULL, 199998`),
      { rule: 'signup', id: ids.bob, expected: 1, found: 2 },
    ],
    'an account without a signup entry': [
      `UPDATE WalletEntry SET reason = 'top_up' WHERE reason = 'signup' AND userId = ${ids.bob}`,
      { rule: 'signup', id: ids.bob, expected: 1, found: 0 },
    ],
    'a guest who was given money': [
      insertEntry(`${ids.guest}, 99999, 'signup', NULL, 99999`),
      { rule: 'signup', id: ids.guest, expected: 0, found: 1 },
    ],
    'an order without lines': [
      `DELETE FROM OrderItem WHERE orderId = ${ids.card}`,
      { rule: 'lines', id: ids.card, expected: 1, found: 0 },
    ],
    'a line at another price': [
      `UPDATE OrderItem SET priceCents = priceCents + 1 WHERE orderId = ${ids.card}`,
      { rule: 'costs', id: ids.card, what: 'subtotalCents', expected: 2052, found: 2050 },
    ],
    'a line that costs less than its modifiers': [
      `UPDATE OrderItem SET modifiers = '[{"id":1,"group":"Size","name":"Large","priceCents":9999}]' WHERE orderId = ${ids.card}`,
      { rule: 'modifiers', id: ids.card, what: 'priceCents', expected: 9_999, found: 850 },
    ],
    'a line of another quantity': [
      `UPDATE OrderItem SET quantity = 2 WHERE orderId = ${ids.card}`,
      { rule: 'costs', id: ids.card, what: 'subtotalCents', expected: 4100, found: 2050 },
    ],
    'deliveryFeeCents that do not follow, though the total is their sum': feeOf('deliveryFeeCents', 649),
    'priorityFeeCents that do not follow, though the total is their sum': feeOf('priorityFeeCents', 0),
    'taxesAndFeesCents that do not follow, though the total is their sum': feeOf('taxesAndFeesCents', 205),
    'a priority that costs nothing': [
      `UPDATE "Order" SET deliveryOption = 'priority' WHERE id = ${ids.card}`,
      { rule: 'costs', id: ids.card, what: 'priorityFeeCents', expected: 149, found: 0 },
    ],
    'a tip before there was a choice of one': [
      `UPDATE "Order" SET tipCents = 5, totalCents = totalCents + 5 WHERE id = ${ids.active}`,
      { rule: 'costs', id: ids.active, what: 'tipCents', expected: 0, found: 5 },
    ],
    'an order that a wallet should have paid': [
      `UPDATE "Order" SET paymentMethod = 'wallet' WHERE id = ${ids.card}`,
      { rule: 'payment', id: ids.card, what: 'entries', expected: 1, found: 0 },
    ],
    'a payment for an order that a card paid': [
      `UPDATE "Order" SET paymentMethod = 'credit_card' WHERE id = ${ids.wallet}`,
      { rule: 'payment', id: ids.wallet, what: 'entries', expected: 0, found: 1 },
    ],
    'a payment for an order that was never submitted': [
      insertEntry(`${ids.ada}, -1, 'order_payment', ${ids.active}, 0`),
      { rule: 'payment', id: ids.active, what: 'entries', expected: 0, found: 1 },
    ],
    'a payment of too little': [
      `UPDATE WalletEntry SET amountCents = -1 WHERE reason = 'order_payment' AND orderId = ${ids.wallet}`,
      { rule: 'payment', id: ids.wallet, what: 'amountCents', found: -1 },
    ],
    'a refund that never came': [
      `DELETE FROM WalletEntry WHERE reason = 'order_refund' AND orderId = ${ids.canceled}`,
      { rule: 'refund', id: ids.canceled, what: 'entries', expected: 1, found: 0 },
    ],
    'a refund of more than was paid': [
      `UPDATE WalletEntry SET amountCents = 999999 WHERE reason = 'order_refund' AND orderId = ${ids.canceled}`,
      { rule: 'refund', id: ids.canceled, what: 'amountCents', found: 999_999 },
    ],
    'a refund of an order that was not canceled': [
      insertEntry(`${ids.ada}, 1, 'order_refund', ${ids.wallet}, 0`),
      { rule: 'refund', id: ids.wallet, what: 'entries', expected: 0, found: 1 },
    ],
    'a refund of an order that a card paid': [
      insertEntry(`${ids.ada}, 1, 'order_refund', ${ids.card}, 0`),
      { rule: 'refund', id: ids.card, what: 'amountCents', expected: 0, found: 1 },
    ],
    'a refund in part that never came': [
      `DELETE FROM WalletEntry WHERE reason = 'order_partial_refund'`,
      { rule: 'partial_refund', id: ids.wallet, what: 'entries', expected: 1, found: 0 },
    ],
    'more that went back than was refunded in parts': [
      `UPDATE "Order" SET refundedCents = 251 WHERE id = ${ids.wallet}`,
      { rule: 'refunded', id: ids.wallet, what: 'refundedCents', expected: 250, found: 251 },
    ],
    'a canceled order of which not all went back': [
      `UPDATE "Order" SET refundedCents = 0 WHERE id = ${ids.canceled}`,
      { rule: 'refunded', id: ids.canceled, what: 'refundedCents', found: 0 },
    ],
    'a refund that the audit log does not know': [
      `INSERT INTO OrderRefund (orderId, number, amountCents, reason, at) VALUES (${ids.card}, 2, 1, 'Cold', '2026-11-21')`,
      { rule: 'audit', id: ids.card, what: 'acts', expected: 2, found: 1 },
    ],
    'an act of the audit log that did not happen': [
      `INSERT INTO AuditEntry (at, operatorId, operator, act, subject, "before", "after", reason, requestId)
        VALUES ('2026-11-21', 1, 'a@b.c', 'order.cancel', 'order ${ids.wallet}', '{}', '{}', 'Cold', '')`,
      { rule: 'audit', id: ids.wallet, what: 'acts', expected: 1, found: 2 },
    ],
    'another user who paid': [
      `UPDATE WalletEntry SET userId = ${ids.bob} WHERE reason = 'order_payment' AND orderId = ${ids.wallet}`,
      { rule: 'owned', id: ids.payment, expected: ids.ada, found: ids.bob },
    ],
    'stars that no review gave': [
      'UPDATE Restaurant SET ratingSum = ratingSum + 1',
      { rule: 'rating', id: ids.restaurant, what: 'ratingSum', expected: 7, found: 8 },
    ],
    'a review that is gone': [
      'DELETE FROM Review WHERE restaurantRating = 2',
      { rule: 'rating', id: ids.restaurant, what: 'reviewCount', expected: 1, found: 2 },
    ],
    'a mean of its own': [
      'UPDATE Restaurant SET ratingTenths = NULL',
      { rule: 'rating', id: ids.restaurant, what: 'ratingTenths', expected: 35, found: null },
    ],
    'a place in the order of the list that its stars do not give it': [
      'UPDATE Restaurant SET ratingOrder = 50',
      { rule: 'rating', id: ids.restaurant, what: 'ratingOrder', expected: 35, found: 50 },
    ],
  }

  test.each(Object.entries(DAMAGES))('%s', async (_, [sql, found]) => {
    await damage(sql)
    expect(await findings()).toContainEqual(expect.objectContaining(found))
  })

  test('the database itself refuses a second payment of one order', async () => {
    const sql = insertEntry(`${ids.ada}, -1, 'order_payment', ${ids.wallet}, 0`)
    await expect(damage(sql)).rejects.toThrow(/unique/i)
    await damage(`DROP INDEX WalletEntry_orderId_reason_part_key; ${sql}`)
    const found = await findings()
    await damage(`DELETE FROM WalletEntry WHERE orderId = ${ids.wallet} AND amountCents = -1`)
    await damage('CREATE UNIQUE INDEX WalletEntry_orderId_reason_part_key ON WalletEntry(orderId, reason, part)')
    expect(found).toContainEqual({ rule: 'payment', id: ids.wallet, what: 'entries', expected: 1, found: 2 })
  })

  test('the database itself refuses a balance below zero', async () => {
    const sql = `UPDATE WalletEntry SET balanceAfterCents = -5 WHERE reason = 'signup' AND userId = ${ids.bob}`
    await expect(damage(sql)).rejects.toThrow(/check/i)
    await directRows.runUnchecked(sql)
    expect(await findings()).toContainEqual({
      rule: 'overdrawn',
      id: ids.signupOfBob,
      what: 'balanceAfterCents',
      expected: 0,
      found: -5,
    })
  })

  test('every rule of the ledger has a case [T12]', () => {
    const tried = new Set([...Object.values(DAMAGES).map(([, { rule }]) => rule), 'overdrawn'])
    expect([...tried].toSorted()).toEqual(Object.keys(LEDGER_RULES).toSorted())
  })
})

test('one wrong entry is one finding, however many entries follow it', async () => {
  await damage(`UPDATE WalletEntry SET amountCents = 1 WHERE reason = 'signup' AND userId = ${ids.ada}`)
  expect((await findings()).map(({ rule }) => rule)).toEqual(['balance', 'running_balance'])
})

test('the last rows of a long ledger are checked as well', async () => {
  const rows = Array.from({ length: 450 }, (_, at) => `(${at + 1000}, 'A', true, 0, '2026-11-21', '2026-11-21')`)
  await damage(
    `INSERT INTO User (id, firstName, guestAccount, walletCents, lastActiveAt, createdAt) VALUES ${rows.join()}`,
  )
  await damage('UPDATE User SET walletCents = 1 WHERE id IN (1000, 1199, 1200, 1201, 1449)')
  expect((await findings()).map(({ id }) => id)).toEqual([1000, 1199, 1200, 1201, 1449])
})
