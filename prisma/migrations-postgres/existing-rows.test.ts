import pg from 'pg'
import { expect, test } from 'vitest'
import { applyMigrations, FOLDERS, migrationsOnDisk } from '../../scripts/database/migrations'
import { databaseUrl, onServer } from '../../scripts/testing/postgres-server'

const AT = '2026-11-21T12:00:00.000Z'
const CANCELED = '2026-11-21T12:03:00.000Z'

test('existing orders are delivered, and those that were canceled stay so', async () => {
  const name = `plateful_test_rows_${process.pid}`
  const own = process.env.DATABASE_URL ?? ''
  await onServer(own, `CREATE DATABASE "${name}"`)
  const url = databaseUrl(own, name)
  const all = migrationsOnDisk(FOLDERS.postgres)
  const live = all.findIndex((migration) => migration.name.endsWith('_live_orders'))
  await applyMigrations(url, all.slice(0, live))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`INSERT INTO "User" ("firstName", "lastActiveAt", "createdAt") VALUES ('Ada', $1, $1)`, [AT])
  const order = (status: string, submittedAt: string | null, canceledAt: string | null) =>
    client.query(
      `INSERT INTO "Order" ("customerId", "restaurantName", "subtotalCents", "deliveryFeeCents", "taxesAndFeesCents", "totalCents",
        address, city, state, zip, "createdAt", status, "submittedAt", "canceledAt", "paymentMethod")
      VALUES (1, 'Corner Bistro', 650, 649, 65, 1364, '1 Main St', 'New York', 'NY', '10001', '${AT}', $1, $2, $3, 'wallet')`,
      [status, submittedAt, canceledAt],
    )
  await order('Active', null, null)
  await order('Submitted', AT, null)
  await order('Canceled', AT, CANCELED)
  await order('Canceled', null, CANCELED)
  await client.end()
  expect(await applyMigrations(url, all.slice(0, live + 1))).toHaveLength(1)
  const after = new pg.Client({ connectionString: url, options: '-c timezone=UTC' })
  await after.connect()
  const instant = (column: string) => `to_char("${column}", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  const { rows } = await after.query({
    text: `SELECT stage, ${instant('stageAt')}, ${instant('closedAt')}, "dueAt", version::int FROM "Order" ORDER BY id`,
    rowMode: 'array',
  })
  await after.end()
  await onServer(own, `DROP DATABASE "${name}" WITH (FORCE)`)
  expect(rows).toEqual([
    [null, null, null, null, 0],
    ['delivered', AT, AT, null, 0],
    ['placed', AT, CANCELED, null, 0],
    [null, null, CANCELED, null, 0],
  ])
})
