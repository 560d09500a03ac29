import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { storedWeek } from '@/lib/restaurants/rules/opening-week'
import { readHours } from '@/lib/restaurants/rules/read-hours'
import { aRestaurant, restaurantColumns } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { ON_POSTGRES } from '@/tests/second-engine.mjs'
import { statementsOf } from '@/tests/statements'
import { addCustomer } from '@/tests/world'
import { createRestaurant, updateRestaurant } from './commands'
import { openingColumns, turnRestaurants } from './hours'

/** An instant of November 2026 in New York, which is five hours behind UTC then; the 21st is a Saturday. */
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)
const weekOf = (text: string) => storedWeek(readHours(text) ?? [])
const EVENINGS = '17:00-22:00'

let ownerId = 0

beforeEach(async () => {
  await freshDatabase()
  ownerId = (await addCustomer()).id
})

async function create(over: { businessHours?: string; daysOff?: { date: string; name: string }[] }, now: Date) {
  const { deliveryFee: _, deliveryTime: __, ...columns } = aRestaurant()
  const fields = { ...columns, deliveryFeeCents: 0, deliveryTimeMinutes: 30, daysOff: [], ...over }
  const input = {
    accepts: 'auto',
    servicing: true,
    timeZone: 'America/New_York',
    ordersWhileClosed: true,
    ...fields,
  } as const
  return createRestaurant({ ownerId, fields: input }, { db, now })
}

const kept = async (id: number) =>
  db.read.restaurant.findUniqueOrThrow({
    where: { id },
    select: { openingWeek: true, open: true, closedUntil: true, turnsAt: true },
  })

describe('what is read of the hours is kept [4.18.1]', () => {
  test('when a restaurant is created', async () => {
    const { id } = await create({ businessHours: EVENINGS }, at('12:00'))
    const closed = { open: false, closedUntil: at('17:00'), turnsAt: at('17:00') }
    expect(await kept(id)).toEqual({ openingWeek: weekOf(EVENINGS), ...closed })
  })

  test('when its hours, its days off or its time zone change', async () => {
    const now = at('12:00')
    const { id } = await create({ businessHours: EVENINGS }, now)
    const change = (fields: object) => updateRestaurant({ restaurantId: id, actorId: ownerId, fields }, { db, now })
    await change({ daysOff: [{ date: '2026-11-21', name: 'Wedding' }] })
    expect(await kept(id)).toMatchObject({ closedUntil: at('17:00', 22) })
    await change({ timeZone: 'Europe/London' })
    expect(await kept(id)).toMatchObject({ closedUntil: at('12:00', 22) })
    await change({ businessHours: '11:00-23:00', daysOff: [] })
    expect(await kept(id)).toMatchObject({ open: true, closedUntil: null, turnsAt: at('18:00') })
    await change({ name: 'Another Name' })
    expect(await kept(id)).toMatchObject({ openingWeek: weekOf('11:00-23:00'), turnsAt: at('18:00') })
  })

  test('as nothing where they cannot be read: it is always open', async () => {
    const { id } = await create({ businessHours: 'hours: call us' }, at('03:00'))
    expect(await kept(id)).toEqual({ openingWeek: '', open: true, closedUntil: null, turnsAt: null })
  })
})

describe('the clock [4.18.2, 4.18.10]', () => {
  test('closes and opens a restaurant at the minute, and turns no other', async () => {
    const { id } = await create({ businessHours: EVENINGS }, at('20:00'))
    const other = await create({ businessHours: 'hours: call us' }, at('20:00'))
    const before = await kept(other.id)
    await turnRestaurants({ db, now: at('21:59') })
    expect(await kept(id)).toMatchObject({ open: true, closedUntil: null })
    await turnRestaurants({ db, now: at('22:00') })
    expect(await kept(id)).toMatchObject({ open: false, closedUntil: at('17:00', 22) })
    await turnRestaurants({ db, now: at('17:00', 22) })
    expect(await kept(id)).toMatchObject({ open: true, turnsAt: at('22:00', 22) })
    expect(await kept(other.id)).toEqual(before)
  })

  test('reads the hours of restaurants from before they were read, however many', async () => {
    const row = { ...restaurantColumns, ownerId, turnsAt: new Date(0), createdAt: at('12:00'), updatedAt: at('12:00') }
    const data = Array.from({ length: 450 }, (_, index) => ({ ...row, name: `Bistro ${index}` }))
    await db.write((tx) => tx.restaurant.createMany({ data }))
    await turnRestaurants({ db, now: at('12:00') })
    const read = { openingWeek: weekOf('11:00-22:00'), open: true, turnsAt: at('22:00') }
    expect(await db.read.restaurant.count({ where: read })).toBe(450)
  })

  // statementsOf sees SQLite only.
  test.skipIf(ON_POSTGRES)(
    'turns restaurants together that differ in how their hours are written, a few in each write',
    async () => {
      const row = {
        ...restaurantColumns,
        ownerId,
        turnsAt: new Date(0),
        createdAt: at('12:00'),
        updatedAt: at('12:00'),
      }
      const data = Array.from({ length: 110 }, (_, index) => {
        return { ...row, name: `Bistro ${index}`, businessHours: `11:00-${' '.repeat(index)}22:00` }
      })
      await db.write((tx) => tx.restaurant.createMany({ data }))
      const statements = await statementsOf(() => turnRestaurants({ db, now: at('12:00') }))
      expect(statements.filter((text) => text.startsWith('UPDATE'))).toHaveLength(3)
    },
  )

  test('does not read them again', () => {
    const hours = {
      businessHours: '11:00-22:00',
      openingWeek: weekOf(EVENINGS),
      daysOff: '',
      timeZone: 'America/New_York',
    }
    expect(openingColumns(hours, at('12:00'))).toMatchObject({ openingWeek: weekOf(EVENINGS), open: false })
  })
})
