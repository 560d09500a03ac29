import type { Tx } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { insertRows } from '@/lib/db/insert-rows'
import type { Rows } from './rows'

/** In the order that the foreign keys require. */
const TABLES = {
  users: 'User',
  restaurants: 'Restaurant',
  menuItems: 'MenuItem',
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
  await insertRows(tx, TABLES.menuItems, rows.menuItems)
  await insertRows(tx, TABLES.likes, rows.likes)
  await insertRows(tx, TABLES.orders, rows.orders)
  await insertRows(tx, TABLES.orderItems, rows.orderItems)
  await insertRows(tx, TABLES.orderEvents, rows.orderEvents)
  await insertRows(tx, TABLES.reviews, rows.reviews)
  await insertRows(tx, TABLES.walletEntries, rows.walletEntries)
}
