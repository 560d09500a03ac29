import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { runs } from '@/tests/fuzz/runs'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addMember,
  addOrder,
  addRestaurant,
  addReview,
  type Restaurant,
} from '@/tests/world'
import { readOrder, readOrders } from './read-orders'
import { orderShape } from './shapes'

let restaurant: Restaurant
let customer: Account

scene(async () => {
  restaurant = await addRestaurant({ prices: [8, 9, 10] })
  customer = await addCustomer()
  await addMember(restaurant, 'kitchen')
  await addMember(restaurant, 'manager', customer)
  await restaurant.owner.call('inviteMember', { id: restaurant.id, body: { email: 'bo@example.com', role: 'kitchen' } })
})

// Databases keep milliseconds; PostgreSQL takes no NUL in a text.
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
const text = fc.string({ unit: 'binary', maxLength: 20 }).map((words) => words.replaceAll('\0', '').toWellFormed())
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const event = fc.record({
  kind: fc.constantFrom('placed', 'accepted', 'delivered', 'undone'),
  actor: fc.constantFrom('customer', 'owner', 'system'),
  text,
  at: instant,
  byStaff: fc.boolean(),
} as const)
const line = fc.record({
  menuItemId: maybe(fc.nat({ max: 2 })),
  name: text,
  priceCents: fc.integer({ min: 1, max: 100_000 }),
  foodImage: text,
  quantity: fc.integer({ min: 1, max: 50 }),
  customizations: maybe(text),
})
const world = fc.record({
  order: fc.record({
    isGone: fc.boolean(),
    deliveryInstructions: text,
    restaurantName: text,
    createdAt: instant,
    estimatedFor: maybe(instant),
  }),
  restaurant: fc.record({
    turnsAt: maybe(instant),
    servicing: fc.boolean(),
    mailsOrders: fc.boolean(),
  }),
  item: fc.record({ soldOutUntil: maybe(instant), requiresChoice: fc.boolean() }),
  customer: fc.record({ firstName: text, phoneNumber: maybe(fc.constantFrom('2125550100', '9995550199')) }),
  lines: fc.array(line, { maxLength: 4 }),
  events: fc.array(event, { maxLength: 4 }),
})

test('an order is read in one statement as Prisma reads it in six, field by field', async () => {
  const reviewed = (await addReview(customer, restaurant)).order_id ?? 0
  const { id } = await addOrder(customer, restaurant)
  const ids = restaurant.items.map(({ id }) => id)
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      await db.write(async (tx) => {
        const { isGone, ...order } = given.order
        await tx.restaurant.update({ where: { id: restaurant.id }, data: given.restaurant })
        await tx.menuItem.updateMany({ where: { id: { in: ids } }, data: given.item })
        await tx.user.update({ where: { id: customer.id }, data: given.customer })
        await tx.orderItem.deleteMany({ where: { orderId: id } })
        await tx.orderEvent.deleteMany({ where: { orderId: id } })
        await tx.order.update({ where: { id }, data: { ...order, restaurantId: isGone ? null : restaurant.id } })
        const lines = given.lines.map(({ menuItemId, ...rest }) => {
          return { ...rest, orderId: id, menuItemId: menuItemId === null ? null : (ids[menuItemId] ?? null) }
        })
        await tx.orderItem.createMany({ data: lines })
        const events = given.events.map(({ byStaff, ...happened }) => {
          return { ...happened, orderId: id, ...(byStaff && { staffId: customer.id, staffRole: 'kitchen' as const }) }
        })
        await tx.orderEvent.createMany({ data: events })
      })
      const found = await db.read.order.findMany({
        where: { id: { in: [id, reviewed] } },
        ...orderShape,
        orderBy: { id: 'desc' },
      })
      // Prisma does not know whose id it is.
      const asPrisma = found.map(({ events, customer: by, ...order }) => {
        const named = events.map((one) => ({ ...one, staffName: one.staffId === null ? null : by.firstName }))
        return { ...order, events: named, customer: by }
      })
      const read = await readOrders([id, reviewed], db.read)
      expect(read).toEqual(asPrisma)
      // The order of the fields too, which is that of answers.
      expect(JSON.stringify(read)).toBe(JSON.stringify(asPrisma))
    }),
    runs(25),
  )
}, 60_000)

test('orders come in the order of their ids, without those that do not exist', async () => {
  const ids = []
  for (let count = 0; count < 3; count += 1) ids.push((await addOrder(customer, restaurant)).id)
  const wanted = [ids[1], ids[2], ids[0]].flatMap((id) => id ?? [])
  const found = await readOrders([...wanted, 999_999], db.read)
  expect(found.map(({ id }) => id)).toEqual(wanted)
  expect(await readOrders([], db.read)).toEqual([])
  expect(await readOrder(999_999, db.read)).toBeNull()
})
