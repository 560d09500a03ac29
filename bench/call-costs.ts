/**
 * Writes what the example call of each endpoint costs to a file, as JSON: milliseconds of CPU of the main thread, for
 * which all others wait. `bench/figures/heavy.ts` runs it on a copy of the large dataset, because the calls change and delete rows.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { db } from '@/lib/db/client'
import { ENDPOINTS, type EndpointName, signedIn } from '../tests/api'
import { type CallWorld, callerOf, exampleCall, exampleOf, newcomer } from '../tests/example-calls'
import { aPictureUrl } from '../tests/pictures'
import { type Account, addOperator, type Restaurant } from '../tests/world'
import { spreadOf } from './statistics'

/** How often each call is measured. The median counts, since the first call loads code. */
const TIMES = 5

/** The costliest query of these endpoints; others have that of their example. */
const QUERIES: Partial<Record<EndpointName, Record<string, string>>> = {
  getInsight: { period: '12m' },
  search: { q: 'spicy noodels with beef' },
  suggest: { q: 'noodels' },
  findOrders: { q: '2026-11-26' },
  findRestaurants: { q: 'a' },
  findPeople: { q: 'a' },
  getAudit: { q: 'order' },
}

/** The ids of the restaurants and the customers with the most orders. */
async function busiest(take: number) {
  const most = { _count: true, orderBy: { _count: { id: 'desc' } }, take } as const
  const where = { restaurantId: { not: null } }
  const restaurants = await db.read.order.groupBy({ by: ['restaurantId'], where, ...most })
  const customers = await db.read.order.groupBy({ by: ['customerId'], ...most })
  return {
    restaurants: restaurants.map(({ restaurantId }) => restaurantId ?? 0),
    customers: customers.map(({ customerId }) => customerId),
  }
}

/** A restaurant of the dataset as the examples take it. */
async function restaurantOf(id: number): Promise<Restaurant> {
  const { ownerId } = await db.read.restaurant.findUniqueOrThrow({ where: { id }, select: { ownerId: true } })
  const owner = await signedIn({ id: ownerId })
  const { restaurant } = await owner.call('getRestaurant', { id })
  const { menu_items: items } = await owner.call('getManagedMenu', { id })
  // The examples read nothing that only the answers to a creation have.
  return { ...restaurant, owner, items } as unknown as Restaurant
}

/** Milliseconds of CPU of the main thread: others work next to it, such as those that hash passwords. */
function mainThreadMs(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** Makes the example call and returns its milliseconds, or null when it was refused. */
async function cost(name: EndpointName, world: CallWorld): Promise<number | null> {
  const call = await exampleCall(name, world)
  const query = QUERIES[name]
  await nextTurn()
  const before = mainThreadMs()
  const { status } = await callerOf(name, world).ask(name, query ? { ...call, query } : call)
  const used = mainThreadMs() - before
  return status < 400 || status === exampleOf(name).always ? used : null
}

/** Frees the address and the number with which several examples sign up. */
async function forgetNewcomer(): Promise<void> {
  const { email, phoneNumber } = newcomer
  await db.write((tx) =>
    tx.user.updateMany({ where: { OR: [{ email }, { phoneNumber }] }, data: { email: null, phoneNumber: null } }),
  )
}

/** The median cost of each endpoint's call. Reads are about the busiest; each change is about others, as it may delete them. */
async function costs(operator: Account): Promise<Record<string, number>> {
  const picture = await aPictureUrl('png', { width: 800, height: 20 })
  const { restaurants, customers } = await busiest(TIMES * ENDPOINTS.length)
  const medians: Record<string, number> = {}
  let place = TIMES
  for (const [name, { method }] of ENDPOINTS) {
    const found: number[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const at = method === 'GET' ? time : place++
      await forgetNewcomer()
      const restaurant = await restaurantOf(restaurants[at] ?? 0)
      const customer = await signedIn({ id: customers[at] ?? 0 })
      // A single customer or restaurant may lack what the example needs, such as money.
      const milliseconds = await cost(name, { customer, restaurant, picture, operator }).catch(() => null)
      if (milliseconds !== null) found.push(milliseconds)
    }
    if (found.length === 0) throw new Error(`No example call of ${name} succeeded.`)
    medians[name] = spreadOf(found).median
  }
  return medians
}

// The columns of hours that could not be parsed: orders succeed at any time of day.
const open = { openingWeek: '', open: true, closedUntil: null, turnsAt: null }
await db.write((tx) => tx.restaurant.updateMany({ data: open }))
writeFileSync(process.argv[2] ?? '', JSON.stringify(await costs(await addOperator())))
await db.close()
process.exit(0)
