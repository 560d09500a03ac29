import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase } from '@/tests/db'

// Prisma does not know the CHECK constraints, so a migration that rebuilds a table would drop them silently.

type Row = Record<string, string | number | null>

const NOW = '2026-11-21T12:00:00.000+00:00'

/** A plain valid row of each table, in the order in which they can be inserted. */
const ROWS: Record<string, Row> = {
  User: {
    id: 1,
    firstName: 'Ada',
    email: 'ada@example.com',
    phoneNumber: '2125550100',
    lastActiveAt: NOW,
    createdAt: NOW,
  },
  Restaurant: {
    id: 1,
    ownerId: 1,
    name: 'Corner Bistro',
    description: 'Small plates and good bread.',
    address: '1 Main St',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    cuisineType: 'Italian',
    deliveryFeeCents: 0,
    deliveryTimeMinutes: 30,
    businessHours: '11:00-22:00',
    timeZone: 'America/New_York',
    storeImage: '/images/a.webp',
    priceLevel: 'MODERATE',
    createdAt: NOW,
    updatedAt: NOW,
  },
  MenuItem: {
    id: 1,
    restaurantId: 1,
    name: 'Soup',
    description: 'Of the day',
    priceCents: 650,
    foodImage: '/images/b.webp',
    foodType: 'appetizer',
    createdAt: NOW,
    updatedAt: NOW,
  },
  Order: {
    id: 1,
    customerId: 1,
    restaurantId: 1,
    restaurantName: 'Corner Bistro',
    status: 'Submitted',
    subtotalCents: 650,
    deliveryFeeCents: 649,
    taxesAndFeesCents: 65,
    totalCents: 1364,
    paymentMethod: 'wallet',
    address: '1 Main St',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    createdAt: NOW,
    submittedAt: NOW,
  },
  OrderItem: {
    id: 1,
    orderId: 1,
    menuItemId: 1,
    name: 'Soup',
    priceCents: 650,
    foodImage: '/images/b.webp',
    quantity: 1,
  },
  Review: {
    id: 1,
    userId: 1,
    restaurantId: 1,
    orderId: 1,
    text: 'Warm and fast.',
    orderRating: 5,
    restaurantRating: 4,
    createdAt: NOW,
    updatedAt: NOW,
  },
  WalletEntry: { id: 1, userId: 1, amountCents: 99_999, reason: 'signup', balanceAfterCents: 99_999, createdAt: NOW },
  Image: { hash: 'ab'.repeat(32), bytes: 'x', createdAt: NOW },
  UnusedImage: { hash: 'ab'.repeat(32), since: NOW },
  ImageUpload: { userId: 1, hash: 'ab'.repeat(32), size: 1, createdAt: NOW },
  IdempotencyKey: {
    id: 1,
    userId: 1,
    scope: 'POST /api/orders',
    key: 'k',
    fingerprint: 'cd'.repeat(32),
    status: 201,
    body: '{}',
    createdAt: NOW,
  },
  Session: { id: 1, userId: 1, device: 'Chrome on Windows', createdAt: NOW, lastSeenAt: NOW },
  AttemptCount: { key: 'signups:0123', count: 1, expiresAt: NOW },
  Heartbeat: { id: 1, at: NOW },
}

/** What no row may contain: the table, the change to its valid row, and the constraint that refuses it. */
const REFUSED: [string, Row, string][] = [
  ['AttemptCount', { count: 0 }, 'count_positive'],
  ['User', { walletCents: -1 }, 'walletCents_not_negative'],
  ['User', { email: 'Ada@example.com' }, 'email_lower_case'],
  ['User', { phoneNumber: '212555010' }, 'phoneNumber_ten_digits'],
  ['User', { phoneNumber: '212-555-01' }, 'phoneNumber_ten_digits'],
  ['User', { restaurantOwner: 2 }, 'restaurantOwner_flag'],
  ['User', { guestAccount: 'true' }, 'guestAccount_flag'],
  ['User', { demo: -1 }, 'demo_flag'],
  ['Restaurant', { deliveryFeeCents: -1 }, 'deliveryFeeCents_not_negative'],
  ['Restaurant', { deliveryTimeMinutes: 0 }, 'deliveryTimeMinutes_range'],
  ['Restaurant', { deliveryTimeMinutes: 181 }, 'deliveryTimeMinutes_range'],
  ['Restaurant', { priceLevel: 'CHEAP' }, 'priceLevel_known'],
  ['Restaurant', { ratingSum: -1, reviewCount: -1 }, 'reviewCount_not_negative'],
  ['Restaurant', { ratingSum: 1, reviewCount: 2 }, 'ratingSum_within_count'],
  ['Restaurant', { ratingSum: 11, reviewCount: 2 }, 'ratingSum_within_count'],
  ['Restaurant', { ratingTenths: 9 }, 'ratingTenths_range'],
  ['Restaurant', { ratingTenths: 51 }, 'ratingTenths_range'],
  ['Restaurant', { ratingOrder: 9 }, 'ratingOrder_range'],
  ['Restaurant', { ratingOrder: 51 }, 'ratingOrder_range'],
  ['Restaurant', { servicing: 2 }, 'servicing_flag'],
  ['MenuItem', { priceCents: 0 }, 'priceCents_positive'],
  ['MenuItem', { foodType: 'snack' }, 'foodType_known'],
  ['MenuItem', { listed: 2 }, 'listed_flag'],
  ['Order', { status: 'Eaten' }, 'status_known'],
  ['Order', { deliveryOption: 'drone' }, 'deliveryOption_known'],
  ['Order', { paymentMethod: 'cash' }, 'paymentMethod_known'],
  ['Order', { tipCents: -5, totalCents: 1359 }, 'cents_not_negative'],
  ['Order', { totalCents: 1365 }, 'totalCents_is_sum'],
  ['Order', { deliveryOption: 'schedule' }, 'scheduledFor_when_scheduled'],
  ['Order', { scheduledFor: NOW }, 'scheduledFor_when_scheduled'],
  ['Order', { status: 'Active' }, 'active_is_open'],
  ['Order', { submittedAt: null }, 'submitted_is_paid'],
  ['Order', { paymentMethod: null }, 'submitted_is_paid'],
  ['Order', { canceledAt: NOW }, 'submitted_is_paid'],
  ['Order', { status: 'Canceled' }, 'canceled_has_instant'],
  ['OrderItem', { priceCents: 0 }, 'priceCents_positive'],
  ['OrderItem', { quantity: 0 }, 'quantity_range'],
  ['OrderItem', { quantity: 100 }, 'quantity_range'],
  ['Review', { orderRating: 0 }, 'orderRating_range'],
  ['Review', { orderRating: 6 }, 'orderRating_range'],
  ['Review', { restaurantRating: 0 }, 'restaurantRating_range'],
  ['Review', { restaurantRating: 6 }, 'restaurantRating_range'],
  ['WalletEntry', { reason: 'gift' }, 'reason_known'],
  ['WalletEntry', { amountCents: 0 }, 'amountCents_sign'],
  ['WalletEntry', { amountCents: -1 }, 'amountCents_sign'],
  ['WalletEntry', { reason: 'deduction' }, 'amountCents_sign'],
  ['WalletEntry', { balanceAfterCents: -1 }, 'balanceAfterCents_not_negative'],
  ['WalletEntry', { orderId: 1 }, 'order_when_about_one'],
  ['WalletEntry', { reason: 'order_refund' }, 'order_when_about_one'],
  ['Image', { hash: 'ab' }, 'hash_is_sha256'],
  ['Image', { hash: 'AB'.repeat(32) }, 'hash_is_sha256'],
  ['ImageUpload', { size: 0 }, 'size_positive'],
  ['IdempotencyKey', { fingerprint: 'cd' }, 'fingerprint_is_sha256'],
  ['IdempotencyKey', { status: 99 }, 'status_range'],
  ['Heartbeat', { id: 2 }, 'single_row'],
]

let db: Database.Database

beforeEach(async () => {
  await freshDatabase()
  db = new Database(process.env.DATABASE_URL?.replace('file:', ''))
  db.pragma('foreign_keys = ON')
})

afterEach(() => db.close())

function insert(table: string, row: Row) {
  const names = Object.keys(row).map((name) => `"${name}"`)
  db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`).run(Object.values(row))
}

function insertValid(until?: string) {
  for (const [table, row] of Object.entries(ROWS)) {
    if (table === until) return
    insert(table, row)
  }
}

test('a plain row of every table is accepted', () => {
  expect(() => insertValid()).not.toThrow()
})

describe('the database refuses', () => {
  test.each(REFUSED)('%s with %j', (table, change, constraint) => {
    insertValid(table)
    expect(() => insert(table, { ...ROWS[table], ...change })).toThrow(
      `CHECK constraint failed: ${table}_${constraint}_check`,
    )
  })

  test('a second review of one order is refused', () => {
    insertValid()
    expect(() => insert('Review', { ...ROWS.Review, id: 2 })).toThrow('UNIQUE constraint failed: Review.orderId')
  })
})

test('every CHECK constraint has a case', () => {
  const sql = db.prepare("SELECT group_concat(sql) FROM sqlite_master WHERE type = 'table'").pluck().get()
  const defined = [...String(sql).matchAll(/CONSTRAINT "(\w+)_check" CHECK/g)].map(([, name]) => name)
  const tried = REFUSED.map(([table, , constraint]) => `${table}_${constraint}`)
  expect(new Set(tried)).toEqual(new Set(defined))
})
