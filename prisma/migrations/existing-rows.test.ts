import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { applyMigrations, migrationsOnDisk } from '../../scripts/database/migrations'
import { ROWS } from './checked-rows'

const AT = '2026-11-21T12:00:00.000+00:00'
const HASH = '0123456789abcdef'.repeat(4)
const UNKNOWN = 'f'.repeat(64)
const PATH = `/api/images/${HASH}`

let folder: string
let db: Database.Database

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-rows-'))
})
afterEach(() => {
  db.close()
  rmSync(folder, { recursive: true })
})

/** Inserts rows before a migration and then applies it. */
async function migrate(name: string, addRows: () => void): Promise<void> {
  const file = path.join(folder, 'plateful.db')
  const all = migrationsOnDisk()
  const own = all.findIndex((migration) => migration.name.endsWith(`_${name}`))
  await applyMigrations(`file:${file}`, all.slice(0, own))
  db = new Database(file)
  addRows()
  db.close()
  expect(await applyMigrations(`file:${file}`, all.slice(0, own + 1))).toHaveLength(1)
  db = new Database(file, { readonly: true })
}

function insert(table: string, row: Record<string, string | number | Buffer>): void {
  const names = Object.keys(row).map((column) => `"${column}"`)
  db.prepare(`INSERT INTO "${table}" (${names}) VALUES (${names.map(() => '?')})`).run(Object.values(row))
}

const column = (sql: string) => db.prepare(sql).pluck().all()
const user = { firstName: 'Ada', lastActiveAt: AT, createdAt: AT }

test('existing pictures keep their data, and references to them become paths [5.7.4]', async () => {
  const addresses = [
    [PATH, PATH],
    [`https://plateful.example${PATH}`, PATH],
    [`http://localhost:3000${PATH}/?v=1`, PATH],
    [`${PATH}/`, PATH],
    [`https://example.com/api/images/${UNKNOWN}`, `https://example.com/api/images/${UNKNOWN}`],
    ['https://example.com/a.webp', 'https://example.com/a.webp'],
    ['/images/soup.webp', '/images/soup.webp'],
    ['', ''],
  ] as const
  await migrate('pictures_of_accounts', () => {
    insert('Image', { hash: HASH, bytes: Buffer.from('webp'), createdAt: AT })
    for (const [address] of addresses) insert('User', { ...user, profileImage: address })
  })
  expect(db.prepare('SELECT * FROM "Image"').all()).toEqual([{ hash: HASH, bytes: Buffer.from('webp'), createdAt: AT }])
  expect(column('SELECT "profileImage" FROM "User" ORDER BY "id"')).toEqual(addresses.map(([, path]) => path))
})

test('existing menu items are listed like their restaurants, which keep the rating they are sorted by', async () => {
  const restaurant = {
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
    createdAt: AT,
    updatedAt: AT,
  }
  const item = {
    name: 'Soup',
    description: 'Tomatoes.',
    priceCents: 650,
    foodImage: '/images/b.webp',
    foodType: 'entree',
  }
  await migrate('lists_of_any_size', () => {
    insert('User', user)
    insert('Restaurant', { ...restaurant, id: 1, ratingSum: 9, reviewCount: 2, ratingTenths: 45 })
    insert('Restaurant', { ...restaurant, id: 2, servicing: 0 })
    for (const restaurantId of [1, 2]) insert('MenuItem', { ...item, restaurantId, createdAt: AT, updatedAt: AT })
  })
  expect(column('SELECT "ratingOrder" FROM "Restaurant" ORDER BY "id"')).toEqual([45, 0])
  expect(column('SELECT "listed" FROM "MenuItem" ORDER BY "id"')).toEqual([1, 0])
})

test('existing orders, events and entries stay, and what was canceled has gone back [4.35.9]', async () => {
  const paid = { status: 'Submitted', submittedAt: AT, paymentMethod: 'wallet' }
  const order = { ...ROWS.Order, restaurantId: 1, canceledAt: null }
  const canceled = { dueAt: null, closedAt: AT, canceledAt: AT, canceledBy: 'owner', status: 'Canceled' }
  await migrate('operators', () => {
    insert('User', user)
    insert('Restaurant', { ...ROWS.Restaurant, ownerId: 1 })
    insert('Order', { ...order, ...paid, id: 1 } as never)
    insert('Order', { ...order, ...canceled, id: 2 } as never)
    for (const orderId of [1, 2]) insert('OrderEvent', { orderId, kind: 'placed', actor: 'customer', at: AT })
    insert('OrderEvent', { id: 90, orderId: 2, kind: 'canceled', actor: 'owner', at: AT })
    insert('WalletEntry', { userId: 1, amountCents: 5, reason: 'signup', balanceAfterCents: 5, createdAt: AT })
    db.exec('DELETE FROM "OrderEvent" WHERE "id" = 90')
  })
  const rows = (sql: string) => db.prepare(sql).raw().all()
  expect(rows('SELECT "id", "refundedCents", "canceledBy" FROM "Order"')).toEqual([
    [1, 0, null],
    [2, 1364, 'owner'],
  ])
  expect(rows('SELECT "id", "orderId", "kind", "actor" FROM "OrderEvent"')).toEqual([
    [1, 1, 'placed', 'customer'],
    [2, 2, 'placed', 'customer'],
  ])
  expect(rows('SELECT "amountCents", "reason", "part" FROM "WalletEntry"')).toEqual([[5, 'signup', 0]])
  // An id that was given out once is not given out again.
  expect(column(`SELECT "seq" FROM "sqlite_sequence" WHERE "name" = 'OrderEvent'`)).toEqual([90])
  expect(rows('PRAGMA foreign_key_check')).toEqual([])
})

test('the hours of existing restaurants are due to be read', async () => {
  await migrate('opening_hours', () => {
    insert('User', user)
    insert('Restaurant', { ...ROWS.Restaurant, ownerId: 1 })
  })
  const [row] = db.prepare('SELECT "openingWeek", "open", "closedUntil", "turnsAt" FROM "Restaurant"').raw().all()
  expect(row).toEqual([null, 1, null, '1970-01-01T00:00:00.000+00:00'])
})

test('existing orders are delivered, and those that were canceled stay so [4.11.1]', async () => {
  const order = {
    customerId: 1,
    restaurantName: 'Corner Bistro',
    subtotalCents: 650,
    deliveryFeeCents: 649,
    taxesAndFeesCents: 65,
    totalCents: 1364,
    address: '1 Main St',
    city: 'New York',
    state: 'NY',
    zip: '10001',
    createdAt: AT,
  }
  const submitted = { submittedAt: AT, paymentMethod: 'wallet' }
  const CANCELED = '2026-11-21T12:03:00.000+00:00'
  await migrate('live_orders', () => {
    insert('User', user)
    insert('Order', { ...order, status: 'Active' })
    insert('Order', { ...order, status: 'Submitted', ...submitted })
    insert('Order', { ...order, status: 'Canceled', ...submitted, canceledAt: CANCELED })
    insert('Order', { ...order, status: 'Canceled', canceledAt: CANCELED })
  })
  expect(
    db.prepare('SELECT "stage", "stageAt", "closedAt", "dueAt", "version" FROM "Order" ORDER BY "id"').raw().all(),
  ).toEqual([
    [null, null, null, null, 0],
    ['delivered', AT, AT, null, 0],
    ['placed', AT, CANCELED, null, 0],
    [null, null, CANCELED, null, 0],
  ])
})
