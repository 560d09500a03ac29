import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { makeLink } from '@/lib/accounts/server/mailed-links'
import { ATTEMPT_LIMITS } from '@/lib/attempt-limits'
import { BOUNDS, type BoundName, COUNTED_BY, MADE_BY_HAND, ONE_FOR_EACH } from '@/lib/bounds'
import { forgetAttempts } from '@/lib/db/attempts'
import { mostOf } from '@/lib/db/bounds'
import { db } from '@/lib/db/client'
import { env, parseEnv } from '@/lib/env'
import { NO_SUMS } from '@/lib/insight/rules/figures'
import { addDays } from '@/lib/zoned-time'
import { type Answer, signedIn } from './api'
import { aMenuItem, aModifierGroup, aRestaurant } from './builders'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addMember,
  addModifierGroup,
  addOperator,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  orderOf,
  type Restaurant,
} from './world'

vi.hoisted(() => {
  const small = {
    RESTAURANTS_PER_ACCOUNT: 3,
    MODIFIERS_PER_ITEM: 60,
    OPEN_ORDERS: 5,
    ORDERS_PER_HOUR: 8,
    ACTIVE_ORDERS: 4,
    WALLET_CHANGES_PER_HOUR: 12,
    REPORTS_PER_DAY: 2,
    SESSIONS_PER_ACCOUNT: 3,
    IDEMPOTENCY_BYTES: 20_000,
  }
  for (const [name, value] of Object.entries(small)) process.env[name] = String(value)
})

let ada: Account
let restaurant: Restaurant
let owner: Account
let operator: Account
const first = { id: 1 }

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
  owner = restaurant.owner
})

// Orders are counted in memory, which outlives the accounts of a test.
beforeEach(() => forgetAttempts({ limit: 'orders', by: ada.id }, { db, now: new Date() }))

const SCHEMA = readFileSync('prisma/schema.prisma', 'utf8')
const MODELS = new Map(
  [...SCHEMA.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [name, body]),
)

/** `fill` fills a bound up to one below its end, then `call` runs; `left` counts the rest if nothing is refused. */
type Fill = {
  fill(most: number): Promise<unknown>
  call(): Promise<Answer>
  refused?: number
  left?(): Promise<number>
}

const times = async (count: number, work: (at: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += 1) await work(at)
}
const aReport = (id: number) => ada.ask('report', { body: { kind: 'restaurant', id, reason: 'A fraud' } })
const sectionRow = () => ({ restaurantId: restaurant.id, name: 'X', position: 9 })
const itemRows = async (count: number) => {
  const { id: _, ...row } = await db.read.menuItem.findUniqueOrThrow({ where: first })
  await db.write((tx) => tx.menuItem.createMany({ data: Array(count).fill(row) }))
}
const modifiers = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `No ${at}`, price: 1 }))
const oneGroup = () => db.read.modifierGroup.findFirstOrThrow({ orderBy: { id: 'desc' } })
const attachAll = async () => {
  const groups = await db.read.modifierGroup.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
  return owner.ask('attachModifierGroups', { ...first, body: { ids: groups.map(({ id }) => id) } })
}
const countFor = (model: 'session' | 'order') =>
  model === 'session'
    ? db.read.session.count({ where: { userId: ada.id } })
    : db.read.order.count({ where: { customerId: ada.id } })

const tokens: string[] = []
const invite = async (restaurantId: number, email: string) => {
  const data = { restaurantId, email, role: 'kitchen', invitedById: owner.id, invitedAt: new Date() } as const
  return (await db.write((tx) => tx.restaurantMember.create({ data }))).id
}

const EMPTY_DAY = {
  sums: JSON.stringify({ ...NO_SUMS, newCustomers: 0, returning: [] }),
  sold: JSON.stringify({ hours: [], items: [], modifiers: [], cancellations: [] }),
}

const FILLS: Record<BoundName, Fill> = {
  restaurants: {
    fill: (most) => times(most - 2, () => owner.call('createRestaurant', { body: aRestaurant() })),
    call: () => owner.ask('createRestaurant', { body: aRestaurant() }),
  },
  members: {
    fill: (most) => times(most - 1, (at) => invite(restaurant.id, `no${at}@example.com`)),
    call: async () => {
      const email = `more${await db.read.restaurantMember.count()}@example.com`
      return owner.ask('inviteMember', { id: restaurant.id, body: { email, role: 'kitchen' } })
    },
  },
  memberships: {
    fill: async (most) => {
      const { id: _, ...row } = await db.read.restaurant.findUniqueOrThrow({ where: first })
      const ids = Array.from({ length: most + 1 }, (_, at) => 1_000 + at)
      await db.write((tx) => tx.restaurant.createMany({ data: ids.map((id) => ({ ...row, id })) }))
      for (const id of ids.slice(2)) await addMember({ id, owner }, 'kitchen', ada)
      const { email } = await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })
      const address = email ?? ''
      tokens.length = 0
      for (const id of ids.slice(0, 2)) {
        const memberId = await invite(id, address)
        tokens.push(await makeLink({ kind: 'invitation', memberId, address }, { db, now: new Date() }))
      }
    },
    call: async () => {
      const accepted = await db.read.restaurantMember.count({ where: { userId: ada.id, restaurantId: 1_000 } })
      return ada.ask('acceptInvitation', { body: { token: tokens[accepted] } })
    },
  },
  'menu items': {
    fill: (most) => itemRows(most - 3),
    call: () => owner.ask('createMenuItem', { body: aMenuItem({ restaurant_id: restaurant.id }) }),
  },
  sections: {
    fill: (most) => db.write((tx) => tx.menuSection.createMany({ data: Array(most - 1).fill(sectionRow()) })),
    call: () => owner.ask('createSection', { id: restaurant.id, body: { name: 'One more' } }),
  },
  'modifier groups': {
    fill: (most) =>
      db.write((tx) =>
        tx.modifierGroup.createMany({
          data: Array(most - 1).fill({ restaurantId: restaurant.id, name: 'X', min: 0, max: 1 }),
        }),
      ),
    call: () => owner.ask('createModifierGroup', { id: restaurant.id, body: aModifierGroup() }),
  },
  modifiers: {
    fill: async (most) => {
      await addModifierGroup(restaurant, { modifiers: modifiers(most - 1) })
    },
    call: async () => {
      const { id, version, name } = await oneGroup()
      const count = await db.read.modifier.count()
      return owner.ask('updateModifierGroup', { id, body: { version, name, modifiers: modifiers(count + 1) } })
    },
    refused: 400,
  },
  'groups of modifiers': {
    fill: (most) => times(most, () => addModifierGroup(restaurant)),
    call: async () => {
      const answer = await attachAll()
      if (answer.status < 400) await addModifierGroup(restaurant)
      return answer
    },
    refused: 400,
  },
  'modifiers in all its groups': {
    fill: async (most) => {
      await addModifierGroup(restaurant, { at: [0], modifiers: modifiers(most / 2) })
      await addModifierGroup(restaurant, { at: [0], modifiers: modifiers(most / 2 - 1) })
    },
    call: async () => {
      const { id, version } = await oneGroup()
      const count = await db.read.modifier.count({ where: { groupId: id } })
      return owner.ask('updateModifierGroup', { id, body: { version, modifiers: modifiers(count + 1) } })
    },
  },
  favorites: {
    fill: async (most) => {
      await itemRows(most)
      const items = await db.read.menuItem.findMany({ orderBy: { id: 'desc' }, take: most - 1, select: { id: true } })
      const data = items.map(({ id }) => ({ userId: ada.id, menuItemId: id, createdAt: new Date() }))
      await db.write((tx) => tx.menuItemLike.createMany({ data }))
    },
    call: async () =>
      ada.ask('likeMenuItem', { id: 1 + (await db.read.menuItemLike.count({ where: { menuItemId: 1 } })) }),
  },
  'favorite restaurants': {
    fill: async (most) => {
      const { id: _, ...row } = await db.read.restaurant.findUniqueOrThrow({ where: first })
      const ids = Array.from({ length: most }, (_, at) => 1_000 + at)
      await db.write(async (tx) => {
        await tx.restaurant.createMany({ data: ids.map((id) => ({ ...row, id })) })
        const data = ids.slice(1).map((restaurantId) => ({ restaurantId, userId: ada.id, createdAt: new Date() }))
        await tx.restaurantLike.createMany({ data })
      })
    },
    call: async () =>
      ada.ask('likeRestaurant', {
        id: (await db.read.restaurantLike.count({ where: { restaurantId: 1_000 } })) ? 1 : 1_000,
      }),
  },
  'open orders': {
    fill: async (most) => {
      await times(most - 1, () => addSubmittedOrder(ada, restaurant))
      await times(2, () => addOrder(ada, restaurant))
    },
    call: async () => {
      const { id } = await db.read.order.findFirstOrThrow({ where: { status: 'Active' }, select: { id: true } })
      return ada.ask('submitOrder', { id, body: {} })
    },
    refused: 429,
  },
  'orders an hour': {
    fill: (most) => times(most - 1, () => addOrder(ada, restaurant)),
    call: () => ada.ask('createOrder', { body: orderOf(restaurant) }),
    refused: 429,
  },
  'reports a day': {
    fill: async (most) => {
      await times(most - 1, async () => aReport((await addRestaurant()).id))
      await addRestaurant()
    },
    call: async () => {
      const id = { in: (await db.read.report.findMany()).flatMap(({ restaurantId }) => restaurantId ?? []) }
      return aReport((await db.read.restaurant.findFirstOrThrow({ where: { NOT: { id } } })).id)
    },
    refused: 429,
  },
  'orders that were never placed': {
    fill: (most) => times(most - 1, () => addOrder(ada, restaurant)),
    call: () => ada.ask('createOrder', { body: orderOf(restaurant) }),
    left: () => countFor('order'),
  },
  lines: {
    fill: (most) => itemRows(most - 2),
    call: async () => {
      const items = await db.read.menuItem.findMany({ select: { id: true } })
      const lines = items.map(({ id }) => ({ menu_item_id: id, quantity: 1 }))
      const answer = await ada.ask('createOrder', { body: { restaurant_id: restaurant.id, items: lines } })
      if (answer.status < 400) await itemRows(1)
      return answer
    },
    refused: 400,
  },
  changes: {
    fill: async (most) => {
      const { id } = await addSubmittedOrder(ada, restaurant)
      await db.write((tx) => tx.order.update({ where: { id }, data: { version: most - 1 } }))
    },
    call: async () => {
      const { id, version } = await db.read.order.findFirstOrThrow()
      return owner.ask('estimateOrder', { id, body: { minutes: 20 + (version % 7), version } })
    },
  },
  'pictures of a request': {
    fill: async (most) => {
      await times(2, () => addDeliveredOrder(ada, restaurant))
      await times(most + 1, async (at) => {
        const image = await aPictureUrl('png', { color: `#${at}0${at}0f0` })
        await ada.call('uploadImage', { body: { image } })
      })
    },
    call: async () => {
      const uploads = await db.read.imageUpload.findMany({ select: { hash: true } })
      const pictures = uploads.map(({ hash }) => `/api/images/${hash}`)
      const hasAsked = await db.read.helpRequest.count()
      const { id } = await db.read.order.findFirstOrThrow({ where: { help: null }, select: { id: true } })
      const body = { kind: 'late', pictures: hasAsked ? pictures : pictures.slice(1) }
      return ada.ask('askHelp', { id, body })
    },
    refused: 400,
  },
  refunds: {
    fill: async (most) => {
      const { id } = await addSubmittedOrder(ada, restaurant)
      operator = await addOperator()
      const body = { amount: 0.01, reason: 'Cold' }
      await times(most - 1, () => operator.call('refundForOperator', { id, body }))
    },
    call: async () => {
      const { id } = await db.read.order.findFirstOrThrow()
      return operator.ask('refundForOperator', { id, body: { amount: 0.01, reason: 'Cold' } })
    },
  },
  'days whose sums are kept': {
    fill: async (most) => {
      const { timeZone } = await db.read.restaurant.findUniqueOrThrow({ where: first })
      const today = new Date().toISOString().slice(0, 10)
      const row = { restaurantId: restaurant.id, timeZone, ...EMPTY_DAY }
      // A day that lies in the past is missing.
      const data = Array.from({ length: most - 1 }, (_, at) => ({ ...row, day: addDays(today, -5 - at) }))
      await db.write((tx) => tx.orderDay.createMany({ data }))
    },
    call: () => owner.ask('getInsight', { id: restaurant.id, query: { period: '7d' } }),
    left: () => db.read.orderDay.count(),
  },
  'changes of its wallet an hour': {
    // The first entry is the opening balance.
    fill: (most) => times(most - 2, () => ada.call('addFunds', { id: ada.id, body: { amount: 1 } })),
    call: () => ada.ask('deductFunds', { id: ada.id, body: { amount: 1 } }),
    refused: 429,
  },
  sessions: {
    fill: (most) => times(most - 2, () => signedIn(ada)),
    call: async () => {
      await signedIn(ada)
      return ada.ask('getSession')
    },
    left: () => countFor('session'),
  },
  'bytes of answers for Idempotency-Keys': {
    fill: () => Promise.resolve(),
    call: async () => {
      let answer = await ada.ask('addFunds', { id: ada.id, body: { amount: 1 }, idempotencyKey: 'first' })
      for (let at = 0; at < 4; at += 1) {
        answer = await ada.ask('addFunds', { id: ada.id, body: { amount: 1 }, idempotencyKey: `key-${at}` })
      }
      return answer
    },
    left: async () => (await db.read.idempotencyKey.aggregate({ _sum: { size: true } }))._sum.size ?? 0,
  },
  'bytes of pictures': {
    fill: (most) => keepBytes('1', most - 10_000),
    call: async () => {
      const count = await db.read.imageUpload.count()
      const answer = await ada.ask('uploadImage', { body: { image: await aPictureUrl('png', { width: 40 + count }) } })
      if (answer.status < 400) await keepBytes('2', 10_000)
      return answer
    },
  },
}

/** Stores a picture of this many bytes as if Ada had uploaded it. */
const keepBytes = (digit: string, size: number) =>
  db.write(async (tx) => {
    const hash = digit.repeat(64)
    await tx.image.create({ data: { hash, bytes: new Uint8Array(1), createdAt: new Date() } })
    await tx.imageUpload.create({ data: { hash, userId: ada.id, size, createdAt: new Date() } })
  })

describe('every model that callers can add rows to is bounded', () => {
  test('the table names each model of the schema, and nothing else [7.5.7, T40]', () => {
    const named = [
      ...Object.values(BOUNDS).map(({ model }) => model),
      ...Object.keys(ONE_FOR_EACH),
      ...Object.keys(COUNTED_BY),
      ...MADE_BY_HAND,
    ]
    expect(new Set(named)).toEqual(new Set(MODELS.keys()))
  })

  test.each(Object.entries(ONE_FOR_EACH))('%s has one row for each %s', (model, column) => {
    const key = `^ {2}(${column} +\\w+\\?? +@(id|unique)\\b|@@id\\(\\[${column}\\]\\))`
    expect(MODELS.get(model)).toMatch(new RegExp(key, 'm'))
  })

  test.each(Object.entries(COUNTED_BY))('what makes rows of %s is counted', (_, limits) => {
    for (const limit of limits) expect(ATTEMPT_LIMITS[limit].seconds).toBeGreaterThan(0)
  })

  test('.env.example has each setting of the table with its default, and 0 lifts it [7.5.7]', () => {
    const example = readFileSync('.env.example', 'utf8')
    const lifted = parseEnv({
      SESSION_SECRET: env.SESSION_SECRET,
      ...Object.fromEntries(
        Object.values(BOUNDS).flatMap((bound) => ('setting' in bound ? [[bound.setting, '0']] : [])),
      ),
    })
    for (const bound of Object.values(BOUNDS)) {
      if (!('setting' in bound)) continue
      expect(example).toMatch(new RegExp(`^${bound.setting}=${bound.most}$`, 'm'))
      expect(lifted[bound.setting]).toBe(Number.POSITIVE_INFINITY)
    }
  })
})

describe('filled through the API', () => {
  test.each(Object.keys(FILLS))(
    '%s: the last one fits, one more is refused or takes the place of the oldest [5.4.9, 7.5.7, T40]',
    async (name) => {
      const { fill, call, refused = 409, left } = FILLS[name as BoundName]
      const most = mostOf(name as BoundName)
      await fill(most)
      const last = await call()
      expect(last.status, last.text).toBeLessThan(300)
      const before = await everything()
      const beyond = await call()
      if (left) {
        expect(beyond.status).toBeLessThan(300)
        expect(await left()).toBeLessThanOrEqual(most)
        expect(await left()).toBeGreaterThan(most * 0.8)
      } else {
        expect(beyond.status, beyond.text).toBe(refused)
        expect(await everything()).toEqual(before)
      }
    },
  )

  test('an item takes no groups with too many modifiers in all', async () => {
    await addModifierGroup(restaurant, { at: [0], modifiers: modifiers(mostOf('modifiers in all its groups') - 40) })
    await addModifierGroup(restaurant, { modifiers: modifiers(41) })
    const before = await everything()
    expect((await attachAll()).status).toBe(409)
    expect(await everything()).toEqual(before)
  })
})
