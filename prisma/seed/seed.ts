import type { Db } from '@/lib/db/database'
import { DEMO_ACCOUNTS } from './data'
import { batchSize, largeRows } from './large'
import type { Ids, Rows } from './rows'
import { writeRows } from './rows'
import { standardRows } from './standard'

type Options = {
  db: Db
  /** The date that the demo data is relative to. */
  now: Date
  /** The zone of restaurants without one. */
  timeZone: string
  /** The number of restaurants in all; those beyond the standard set are generated. */
  restaurants?: number
  /** The mean number of reviews of a generated restaurant; few when absent. */
  reviews?: number | undefined
  /** Called after each batch. */
  onProgress?: (message: string) => void
}

export type Outcome = { standard: Counts | null; generated: Counts | null }
export type Counts = Record<keyof Rows, number>

/**
 * Fills an empty database with the demo data, and with generated restaurants up to the requested number. Changes
 * nothing when the demo data is already there. Throws when the database holds other data.
 */
export async function seed({ restaurants = 0, onProgress = () => {}, ...options }: Options): Promise<Outcome> {
  const { db } = options
  const standard = await db.write(async (tx) => {
    // Checked inside the transaction: two seed runs at once must not both find the database empty.
    if (await isSeeded(tx)) return null
    const rows = standardRows(options)
    await writeRows(tx, rows)
    return countsOf(rows)
  })
  let generated: Counts | null = null
  let there = await db.read.restaurant.count()
  while (there < restaurants) {
    const count = Math.min(batchSize(options), restaurants - there)
    const written = await db.write(async (tx) => {
      const rows = largeRows(count, await nextIds(tx), options)
      await writeRows(tx, rows)
      return countsOf(rows)
    })
    generated = generated ? added(generated, written) : written
    there += count
    onProgress(`${there} restaurants`)
  }
  return { standard, generated }
}

async function isSeeded(tx: Db['read']): Promise<boolean> {
  const demoPeople = await tx.user.findMany({ where: { demo: true }, select: { id: true } })
  const missing = DEMO_ACCOUNTS.filter(({ id }) => !demoPeople.some((person) => person.id === id))
  if (missing.length === 0) return true
  if (demoPeople.length === 0 && (await tx.user.count()) === 0 && (await tx.restaurant.count()) === 0) return false
  const names = missing.map(({ firstName }) => firstName).join(', ')
  throw new Error(
    `This database has data of its own but not the demo accounts (missing: ${names}). Seed an empty database instead: DATABASE_URL names the file, and "npm run db:reset" empties it.`,
  )
}

async function nextIds(tx: Db['read']): Promise<Ids> {
  const maxId = { _max: { id: true } } as const
  const following = (found: { _max: { id: number | null } }) => (found._max.id ?? 0) + 1
  return {
    users: following(await tx.user.aggregate(maxId)),
    restaurants: following(await tx.restaurant.aggregate(maxId)),
    menuSections: following(await tx.menuSection.aggregate(maxId)),
    menuItems: following(await tx.menuItem.aggregate(maxId)),
    modifierGroups: following(await tx.modifierGroup.aggregate(maxId)),
    modifiers: following(await tx.modifier.aggregate(maxId)),
    orders: following(await tx.order.aggregate(maxId)),
    orderItems: following(await tx.orderItem.aggregate(maxId)),
    orderEvents: following(await tx.orderEvent.aggregate(maxId)),
    reviews: following(await tx.review.aggregate(maxId)),
    walletEntries: following(await tx.walletEntry.aggregate(maxId)),
  }
}

function countsOf(rows: Rows): Counts {
  return {
    users: rows.users.length,
    restaurants: rows.restaurants.length,
    members: rows.members.length,
    menuSections: rows.menuSections.length,
    menuItems: rows.menuItems.length,
    modifierGroups: rows.modifierGroups.length,
    modifiers: rows.modifiers.length,
    itemModifierGroups: rows.itemModifierGroups.length,
    likes: rows.likes.length,
    orders: rows.orders.length,
    orderItems: rows.orderItems.length,
    orderEvents: rows.orderEvents.length,
    reviews: rows.reviews.length,
    walletEntries: rows.walletEntries.length,
  }
}

function added(a: Counts, b: Counts): Counts {
  const sum = { ...a }
  for (const table of Object.keys(a)) {
    if (isTable(table, a)) sum[table] += b[table]
  }
  return sum
}

function isTable(name: string, counts: Counts): name is keyof Counts {
  return name in counts
}
