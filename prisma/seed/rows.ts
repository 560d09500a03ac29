import type { Tx } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { insertRows } from '@/lib/db/insert-rows'

/** A row to insert with its id, so that other rows can refer to it. */
type Row<Input extends { createdAt: Date | string }> = Omit<Input, 'id' | 'createdAt'> & { id: number; createdAt: Date }

type WithId<Input> = Input & { id: number }

/** All rows of a seed run, by table. */
export type Rows = {
  users: (Row<Prisma.UserCreateManyInput> & { walletCents: number; lastActiveAt: Date })[]
  restaurants: (Row<Prisma.RestaurantCreateManyInput> & { ratingSum: number; reviewCount: number })[]
  members: Prisma.RestaurantMemberCreateManyInput[]
  menuSections: WithId<Prisma.MenuSectionCreateManyInput>[]
  menuItems: Row<Prisma.MenuItemCreateManyInput>[]
  modifierGroups: WithId<Prisma.ModifierGroupCreateManyInput>[]
  modifiers: WithId<Prisma.ModifierCreateManyInput>[]
  itemModifierGroups: Prisma.MenuItemModifierGroupCreateManyInput[]
  likes: Prisma.MenuItemLikeCreateManyInput[]
  orders: Row<Prisma.OrderCreateManyInput>[]
  orderItems: (Prisma.OrderItemCreateManyInput & { id: number })[]
  /** Of the orders that are open; past ones have none, as those from before stages. */
  orderEvents: (Prisma.OrderEventCreateManyInput & { id: number })[]
  reviews: Row<Prisma.ReviewCreateManyInput>[]
  walletEntries: Row<Prisma.WalletEntryCreateManyInput>[]
}

export type UserSeed = Rows['users'][number]
export type RestaurantSeed = Rows['restaurants'][number]
export type MenuItemSeed = Rows['menuItems'][number]

/** The next free id of each table. */
export type Ids = Record<Exclude<keyof Rows, 'likes' | 'itemModifierGroups' | 'members'>, number>

export const FIRST_IDS: Ids = {
  users: 1,
  restaurants: 1,
  menuSections: 1,
  menuItems: 1,
  modifierGroups: 1,
  modifiers: 1,
  orders: 1,
  orderItems: 1,
  orderEvents: 1,
  reviews: 1,
  walletEntries: 1,
}

/** In the order that the foreign keys require. */
const TABLES = {
  users: 'User',
  restaurants: 'Restaurant',
  members: 'RestaurantMember',
  menuSections: 'MenuSection',
  menuItems: 'MenuItem',
  modifierGroups: 'ModifierGroup',
  modifiers: 'Modifier',
  itemModifierGroups: 'MenuItemModifierGroup',
  likes: 'MenuItemLike',
  orders: 'Order',
  orderItems: 'OrderItem',
  orderEvents: 'OrderEvent',
  reviews: 'Review',
  walletEntries: 'WalletEntry',
} as const satisfies Record<keyof Rows, Prisma.ModelName>

/** Inserts everything. */
export async function writeRows(tx: Tx, rows: Rows): Promise<void> {
  await insertRows(tx, TABLES.users, rows.users)
  await insertRows(tx, TABLES.restaurants, rows.restaurants)
  await insertRows(tx, TABLES.members, rows.members)
  await insertRows(tx, TABLES.menuSections, rows.menuSections)
  await insertRows(tx, TABLES.menuItems, rows.menuItems)
  await insertRows(tx, TABLES.modifierGroups, rows.modifierGroups)
  await insertRows(tx, TABLES.modifiers, rows.modifiers)
  await insertRows(tx, TABLES.itemModifierGroups, rows.itemModifierGroups)
  await insertRows(tx, TABLES.likes, rows.likes)
  await insertRows(tx, TABLES.orders, rows.orders)
  await insertRows(tx, TABLES.orderItems, rows.orderItems)
  await insertRows(tx, TABLES.orderEvents, rows.orderEvents)
  await insertRows(tx, TABLES.reviews, rows.reviews)
  await insertRows(tx, TABLES.walletEntries, rows.walletEntries)
}
