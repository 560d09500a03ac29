import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { PATHS } from '@/lib/contract/paths'
import { menuItemOut } from '@/lib/menu/contract/schemas'
import { orderOut } from '@/lib/orders/contract/schemas'
import { aCustomer } from '../builders'
import { type Answer, Client } from './client'
import { flawsOf, NO_FLAWS, readAccount } from './journal'
import {
  asOrdinary,
  CAN_FAIL_READS,
  CAN_LIMIT,
  CAN_MOUNT,
  CAN_PROTECT,
  failReads,
  limitFileSize,
  withSmallDisk,
} from './limits-of-linux'
import { makeFolder, Site } from './site'

const QUICK = { LOCK_PATIENCE_MS: '300' }
const withId = z.looseObject({ id: z.number() })

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site
let client: Client

beforeEach(async () => {
  place = await makeFolder()
})

afterEach(async () => {
  client.close()
  await site.kill()
  place.remove()
})

type Call = { method: 'POST' | 'PUT'; path: string; body: object; headers: Record<string, string> }

/** A customer with an order to submit and one to cancel, and the calls to make. */
async function prepare(): Promise<{ userId: number; calls: Call[] }> {
  client = new Client(site.port)
  const { id: userId } = await client.call(withId, PATHS.signUp, { body: aCustomer() })
  const items = await client.call(z.array(menuItemOut), PATHS.listMenuItems)
  const item = items.find(({ restaurant, price }) => restaurant.servicing && price < 50)
  const body = { restaurant_id: item?.restaurantId, items: [{ menu_item_id: item?.id, quantity: 1 }] }
  const order = () => client.call(orderOut, PATHS.createOrder, { body })
  const wallet = { paymentMethod: 'wallet' }
  const [open, paid] = [await order(), await order()]
  await client.call(orderOut, PATHS.submitOrder, { params: { id: paid.id }, body: wallet })
  const headers = (key: string) => ({ 'idempotency-key': key })
  return {
    userId,
    calls: [
      { method: 'POST', path: '/api/orders', body, headers: headers('create') },
      { method: 'PUT', path: `/api/orders/${open.id}/submit`, body: wallet, headers: headers('submit') },
      { method: 'PUT', path: `/api/orders/${paid.id}/cancel`, body: {}, headers: headers('cancel') },
      { method: 'PUT', path: `/api/users/wallet/${userId}`, body: { amount: 10 }, headers: headers('top-up') },
    ],
  }
}

const send = ({ method, path, body, headers }: Call) => client.send(method, path, { body, headers })

function expectUnavailable({ status, headers, text }: Answer): void {
  expect([status, JSON.parse(text)], site.complaints()).toEqual([
    503,
    { message: ERROR_TEXTS.unavailable, error: ERROR_TEXTS.unavailable, errors: {} },
  ])
  expect(headers['retry-after']).toBe('5')
}

async function expectReadable(): Promise<void> {
  for (const path of ['/api/restaurants', '/api/orders', '/home', '/orders', '/wallet']) {
    const { status } = await client.send('GET', path)
    expect([path, status]).toEqual([path, 200])
  }
}

/** Begins the outage, checks answers and data, ends it, and makes the same calls again. */
async function liveThrough(
  { userId, calls }: { userId: number; calls: Call[] },
  outage: { begin(): void | Promise<void>; end(): void; look?: () => string },
): Promise<void> {
  const look = outage.look ?? (() => place.file)
  const before = readAccount(look(), userId)
  await outage.begin()
  const { pid } = site
  for (const call of calls) expectUnavailable(await send(call))
  expect((await client.send('GET', '/api/health')).status).toBe(503)
  await expectReadable()
  expect(readAccount(look(), userId)).toEqual(before)
  outage.end()
  for (const call of calls) {
    const { status, text } = await send(call)
    expect(status, text).toBeLessThan(300)
  }
  expect((await client.send('GET', '/api/health')).status).toBe(200)
  const after = readAccount(look(), userId)
  expect(after.orders).toHaveLength(before.orders.length + 1)
  expect(after.entries).toHaveLength(before.entries.length + 3)
  expect(await flawsOf(look())).toEqual(NO_FLAWS)
  expect(site.pid).toBe(pid)
}

describe('writes are refused with 503, reads go on, and no restart is needed afterward [T49, V16.5.1–3]', () => {
  test('writes are refused while another process keeps the database locked', async () => {
    site = await Site.start(place.file, { env: QUICK })
    const other = new Database(place.file)
    await liveThrough(await prepare(), {
      begin: () => void other.exec('BEGIN IMMEDIATE; UPDATE "User" SET walletCents = 0'),
      end: () => void other.exec('ROLLBACK'),
    })
    other.close()
  })

  test.runIf(CAN_LIMIT)(
    'writes are refused while the file cannot grow (skipped where prlimit is missing)',
    async () => {
      site = await Site.start(place.file, { env: QUICK })
      await liveThrough(await prepare(), {
        begin: () => limitFileSize(site.pid, statSync(`${place.file}-wal`).size),
        end: () => limitFileSize(site.pid, 'unlimited'),
      })
    },
  )

  test.runIf(CAN_MOUNT)(
    'writes are refused while the disk is full (skipped where no file system may be mounted)',
    async () => {
      const disk = path.join(place.folder, 'disk')
      mkdirSync(disk)
      const file = path.join(disk, 'plateful.db')
      site = await Site.start(file, { env: QUICK, under: withSmallDisk(disk, place.file), log: place.folder })
      const seen = (name: string) => path.join(`/proc/${site.pid}/root`, disk, name)
      // SQLite would follow the link to the file that other processes see there.
      const look = () => {
        for (const name of ['plateful.db', 'plateful.db-wal']) {
          if (existsSync(seen(name))) copyFileSync(seen(name), path.join(place.folder, `seen-${name}`))
        }
        return path.join(place.folder, 'seen-plateful.db')
      }
      await liveThrough(await prepare(), {
        look,
        begin: () => expect(() => writeFileSync(seen('filler'), Buffer.alloc(16 << 20))).toThrow('ENOSPC'),
        end: () => rmSync(seen('filler')),
      })
    },
  )

  test.runIf(CAN_PROTECT)(
    'writes are refused while the file is read-only (skipped where a mode cannot be made to count)',
    async () => {
      site = await Site.start(place.file, { env: QUICK, under: asOrdinary() })
      const prepared = await prepare()
      await liveThrough(prepared, {
        begin: async () => {
          await site.end()
          chmodSync(place.file, 0o444)
          await site.start()
        },
        end: () => {
          for (const suffix of ['', '-wal', '-shm']) chmodSync(place.file + suffix, 0o644)
        },
      })
    },
  )
})

/** Signed in, so that even the frame of the page needs the database. */
async function expectUnavailablePages(): Promise<void> {
  for (const path of ['/home', '/wallet']) {
    const { status, headers, text } = await client.send('GET', path)
    expect([path, status, headers['retry-after']], site.complaints()).toEqual([path, 503, '5'])
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(text).not.toMatch(/SQLITE|no such table/)
  }
}

test.runIf(CAN_PROTECT)('when the file cannot be read, calls and pages are answered 503', async () => {
  site = await Site.start(place.file, { env: QUICK, under: asOrdinary() })
  await prepare()
  await site.end()
  chmodSync(place.file, 0o000)
  await site.start()
  for (const path of ['/api/restaurants', '/api/orders']) expectUnavailable(await client.send('GET', path))
  await expectUnavailablePages()
  chmodSync(place.file, 0o644)
  for (const path of ['/api/restaurants', '/api/orders', '/home', '/wallet', '/api/health']) {
    const { status } = await client.send('GET', path)
    expect([path, status]).toEqual([path, 200])
  }
})

const PUBLIC = ['/', '/home', '/restaurants/1', '/menu-items', '/api/restaurants', '/api/restaurants/1']

/** Expects that visitors see what was last known, and customers that nothing can be done. */
async function expectLookingAround(visitor: Client): Promise<void> {
  for (const path of PUBLIC) {
    const { status, headers, text } = await visitor.send('GET', path)
    expect([path, status, headers.age === undefined], site.complaints()).toEqual([path, 200, false])
    expect(text).not.toContain('Renamed')
  }
  for (const path of ['/orders', '/wallet']) {
    expect([path, (await client.send('GET', path)).status], site.complaints()).toEqual([path, 503])
  }
  expectUnavailable(await client.send('GET', '/api/orders'))
  expect((await visitor.send('GET', '/api/health')).status).toBe(503)
  expect((await visitor.send('GET', '/api/health/live')).status).toBe(200)
}

/** Expects that the content of this moment is shown at once. */
async function expectNews(visitor: Client): Promise<void> {
  const { text, headers } = await visitor.send('GET', '/api/restaurants/1')
  expect([text.includes('Renamed'), headers.age]).toEqual([true, undefined])
  expect((await visitor.send('GET', '/restaurants/1')).text).toContain('Renamed')
  expect((await client.send('GET', '/orders')).status).toBe(200)
}

const RENAME = "UPDATE Restaurant SET name = 'Renamed' WHERE id = 1"

test('public pages are answered as last known while tables are missing [4.33.1, 4.33.3, 7.7.1]', async () => {
  site = await Site.start(place.file)
  await prepare()
  const visitor = new Client(site.port)
  for (const path of PUBLIC) expect((await visitor.send('GET', path)).status).toBe(200)
  const other = new Database(place.file)
  other.pragma('legacy_alter_table = ON')
  const tables = ['Restaurant', 'Order', 'User', 'Heartbeat', 'ContentVersion']
  for (const table of tables) other.exec(`ALTER TABLE "${table}" RENAME TO "${table}Away"`)
  await expectLookingAround(visitor)
  for (const table of tables) other.exec(`ALTER TABLE "${table}Away" RENAME TO "${table}"`)
  other.exec(RENAME)
  await expectNews(visitor)
  other.close()
  visitor.close()
})

test.runIf(CAN_FAIL_READS)(
  'public pages are answered as last known while the disk cannot be read (skipped where strace is missing) [4.33.1, 4.33.3]',
  async () => {
    site = await Site.start(place.file)
    await prepare()
    const visitor = new Client(site.port)
    for (const path of PUBLIC) expect((await visitor.send('GET', path)).status).toBe(200)
    const repair = await failReads(site.pid, [place.file, `${place.file}-wal`])
    // What the server has read before does not count anymore.
    const other = new Database(place.file)
    other.exec(RENAME)
    await expectLookingAround(visitor)
    await repair()
    await expectNews(visitor)
    other.close()
    visitor.close()
  },
)

test('while tables are missing, calls and pages are answered 503 [7.4.3, T49]', async () => {
  site = await Site.start(place.file)
  await prepare()
  const other = new Database(place.file)
  const tables = ['Restaurant', 'Order', 'WalletEntry']
  other.pragma('legacy_alter_table = ON')
  for (const table of tables) other.exec(`ALTER TABLE "${table}" RENAME TO "${table}Away"`)
  for (const path of ['/api/restaurants', '/api/orders']) expectUnavailable(await client.send('GET', path))
  await expectUnavailablePages()
  for (const table of tables) other.exec(`ALTER TABLE "${table}Away" RENAME TO "${table}"`)
  other.close()
  await expectReadable()
})
