import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import { changeBalance } from '@/lib/services/wallet/change-balance'
import { type Browser, type Out, signedIn } from '@/tests/api'
import { aCustomer, aMenuItem, aRestaurant, aReview } from '@/tests/builders'

/** Somebody with an account, and the browser that is signed in to it. */
export type Person = { id: number; browser: Browser }

/** A full account with $999.99, as signing up makes it but for the password. */
export async function addCustomer(over: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<Person> {
  const { password: _, ...profile } = aCustomer()
  const now = new Date()
  const user = await db.write(async (tx) => {
    const { walletCents = 99_999, ...rest } = over
    const row = await tx.user.create({ data: { ...profile, lastActiveAt: now, createdAt: now, ...rest } })
    if (walletCents > 0)
      await changeBalance({ userId: row.id, amountCents: walletCents, reason: 'signup' }, { tx, now })
    return row
  })
  return { id: user.id, browser: await signedIn(user) }
}

/** A guest account. */
export async function addGuest(): Promise<Person> {
  const now = new Date()
  const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
  const user = await db.write((tx) => tx.user.create({ data }))
  return { id: user.id, browser: await signedIn(user) }
}

export type Kitchen = {
  owner: Person
  restaurant: Out<'createRestaurant'>['restaurant']
  items: Out<'createMenuItem'>[]
}

/** An owner with a restaurant and a menu; `prices` are in dollars. */
export async function addKitchen({
  owner,
  prices = [8.5, 12],
  over = {},
}: {
  owner?: Person
  prices?: number[]
  over?: object
} = {}): Promise<Kitchen> {
  const person = owner ?? (await addCustomer())
  const { restaurant } = await person.browser.call('createRestaurant', { body: aRestaurant(over) })
  const items: Kitchen['items'] = []
  for (const price of prices) {
    const body = aMenuItem({ price, restaurant_id: restaurant.id })
    items.push(await person.browser.call('createMenuItem', { body }))
  }
  return { owner: person, restaurant, items }
}

/** The body of an order of one piece of everything on the menu. */
export function orderOf({ restaurant, items }: Kitchen, quantity = 1) {
  return {
    restaurant_id: restaurant.id,
    items: items.map((item) => ({ menu_item_id: item.id, quantity, restaurant_id: restaurant.id })),
    status: 'Active',
  }
}

/** An Active order. */
export function addOrder(customer: Person, kitchen: Kitchen, quantity = 1): Promise<Out<'createOrder'>> {
  return customer.browser.call('createOrder', { body: orderOf(kitchen, quantity) })
}

/** A Submitted order, paid by card unless the choices say otherwise. */
export async function addSubmittedOrder(
  customer: Person,
  kitchen: Kitchen,
  choices: object = {},
): Promise<Out<'submitOrder'>> {
  const { id } = await addOrder(customer, kitchen)
  return customer.browser.call('submitOrder', { id, body: choices })
}

/** A review of a new order of the customer. */
export async function addReview(customer: Person, kitchen: Kitchen, over: object = {}): Promise<Out<'createReview'>> {
  const order = await addSubmittedOrder(customer, kitchen)
  const body = aReview({ order_id: order.id, restaurant_id: kitchen.restaurant.id, ...over })
  return customer.browser.call('createReview', { body })
}

/** The entries of a wallet in cents, oldest first. Fails when balance and entries disagree. */
export async function ledgerOf({ id }: Person) {
  const { walletCents } = await db.read.user.findUniqueOrThrow({ where: { id } })
  const entries = await db.read.walletEntry.findMany({ where: { userId: id }, orderBy: { id: 'asc' } })
  let sum = 0
  for (const entry of entries) {
    sum += entry.amountCents
    if (entry.balanceAfterCents !== sum)
      throw new Error(`Entry ${entry.id} says ${entry.balanceAfterCents}, not ${sum}`)
  }
  if (sum !== walletCents) throw new Error(`The wallet holds ${walletCents}, its entries sum up to ${sum}`)
  return entries.map(({ reason, amountCents, orderId }) => ({ reason, amountCents, orderId }))
}

/** The balance of a wallet in cents; fails when it is not the sum of its entries. */
export async function balanceOf(person: Person): Promise<number> {
  return (await ledgerOf(person)).reduce((sum, entry) => sum + entry.amountCents, 0)
}
