import { makeSecret } from '@/lib/accounts/server/second-factor'
import { db } from '@/lib/db/client'
import type { Prisma } from '@/lib/db/generated/client'
import type { MemberRole } from '@/lib/policy'
import { changeBalance } from '@/lib/wallet/server'
import { type Browser, type Out, signedIn } from '@/tests/api'
import { aCustomer, aMenuItem, aModifierGroup, aRestaurant, aReview } from '@/tests/builders'

/** A browser that is signed in to the account of a customer, an owner or a guest. */
export type Account = Browser

/** A full account with $999.99, as after a signup, but without a password. */
export async function addCustomer(over: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<Account> {
  const { password: _, ...profile } = aCustomer()
  const now = new Date()
  const user = await db.write(async (tx) => {
    const { walletCents = 99_999, ...rest } = over
    const row = await tx.user.create({ data: { ...profile, lastActiveAt: now, createdAt: now, ...rest } })
    if (walletCents > 0)
      await changeBalance({ userId: row.id, amountCents: walletCents, reason: 'signup' }, { tx, now })
    return row
  })
  return signedIn(user)
}

/** An operator who is signed in with a code, and has just given the password. */
export async function addOperator(over: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<Account> {
  return promote(await addCustomer({ email: 'operator@example.com', phoneNumber: null, ...over }))
}

/** The account as an operator's, signed in with a code. */
export async function promote({ id }: Account): Promise<Account> {
  const { sealed } = await makeSecret({ userId: id, email: 'operator@example.com' })
  await db.write((tx) => tx.operator.create({ data: { userId: id, secret: sealed, createdAt: new Date() } }))
  return signedIn({ id }, new Date())
}

/** A guest account. */
export async function addGuest(): Promise<Account> {
  const now = new Date()
  const data = { firstName: 'Guest', guestAccount: true, lastActiveAt: now, createdAt: now }
  const user = await db.write((tx) => tx.user.create({ data }))
  return signedIn(user)
}

/** A restaurant as its creation answers it, with its owner and its menu. */
export type Restaurant = Out<'createRestaurant'>['restaurant'] & { owner: Account; items: Out<'createMenuItem'>[] }

/** A restaurant with a menu, of a new owner unless one is given; `prices` are in dollars. */
export async function addRestaurant({
  owner,
  prices = [8.5, 12],
  over = {},
}: {
  owner?: Account
  prices?: number[]
  over?: object
} = {}): Promise<Restaurant> {
  const account = owner ?? (await addCustomer())
  const { restaurant } = await account.call('createRestaurant', { body: aRestaurant(over) })
  const items: Restaurant['items'] = []
  for (const price of prices) {
    const body = aMenuItem({ price, restaurant_id: restaurant.id })
    items.push(await account.call('createMenuItem', { body }))
  }
  return { ...restaurant, owner: account, items }
}

/** Makes an account, a new one unless one is given, a member of a restaurant. */
export async function addMember(
  { id: restaurantId, owner }: Pick<Restaurant, 'id' | 'owner'>,
  role: MemberRole,
  account?: Account,
): Promise<Account> {
  const member = account ?? (await addCustomer())
  const now = new Date()
  const row = { restaurantId, userId: member.id, role, invitedById: owner.id, invitedAt: now, joinedAt: now }
  await db.write(async (tx) => {
    await tx.restaurantMember.create({ data: row })
    await tx.user.update({ where: { id: member.id }, data: { restaurantMember: true } })
  })
  return member
}

/** A modifier group of a restaurant, attached to the items at these places of its menu. */
export async function addModifierGroup(
  { id, owner, items }: Restaurant,
  { at = [], ...over }: { at?: number[]; [field: string]: unknown } = {},
): Promise<Out<'createModifierGroup'>> {
  const group = await owner.call('createModifierGroup', { id, body: aModifierGroup(over) })
  for (const place of at) {
    const item = { id: items[place]?.id ?? 0 }
    const { modifierGroups } = await owner.call('getMenuItem', item)
    const ids = [...modifierGroups.map((one) => one.id), group.id]
    await owner.call('attachModifierGroups', { ...item, body: { ids } })
  }
  return group
}

/** The body of an order of one piece of everything on the menu. */
export function orderOf({ id, items }: Restaurant, quantity = 1) {
  return {
    restaurant_id: id,
    items: items.map((item) => ({ menu_item_id: item.id, quantity, restaurant_id: id })),
    status: 'Active',
  }
}

/** An Active order. */
export function addOrder(customer: Account, restaurant: Restaurant, quantity = 1): Promise<Out<'createOrder'>> {
  return customer.call('createOrder', { body: orderOf(restaurant, quantity) })
}

/** A Submitted order, paid by card unless the choices say otherwise. */
export async function addSubmittedOrder(
  customer: Account,
  restaurant: Restaurant,
  choices: object = {},
): Promise<Out<'submitOrder'>> {
  const { id } = await addOrder(customer, restaurant)
  return customer.call('submitOrder', { id, body: choices })
}

/** A delivered order. */
export async function addDeliveredOrder(
  customer: Account,
  restaurant: Restaurant,
  choices: object = {},
): Promise<Out<'moveOrder'>> {
  const { id, version } = await addSubmittedOrder(customer, restaurant, choices)
  return restaurant.owner.call('moveOrder', { id, body: { stage: 'delivered', version } })
}

/** Delivers the open orders of a restaurant. */
export async function deliverAll({ id, owner: browser }: Pick<Restaurant, 'id' | 'owner'>): Promise<void> {
  const { orders } = await browser.call('getBoard', { id, query: { state: 'open' } })
  for (const order of orders) {
    const body = { stage: 'delivered', version: order.version }
    await browser.call('moveOrder', { id: order.id, body })
  }
}

/** A review of a new order of the customer. */
export async function addReview(
  customer: Account,
  restaurant: Restaurant,
  over: object = {},
): Promise<Out<'createReview'>> {
  const order = await addSubmittedOrder(customer, restaurant)
  const body = aReview({ order_id: order.id, restaurant_id: restaurant.id, ...over })
  return customer.call('createReview', { body })
}

/** The entries of a wallet in cents, oldest first. Fails when balance and entries disagree. */
export async function ledgerOf({ id }: { id: number }) {
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
export async function balanceOf(account: { id: number }): Promise<number> {
  return (await ledgerOf(account)).reduce((sum, entry) => sum + entry.amountCents, 0)
}
