import 'server-only'
import type { Db } from '@/lib/db/database'
import { env } from '@/lib/env'

/** The accounts that can be entered without a password, with a word about each; none when the feature is off. */
export async function listDemoAccounts({ db }: { db: Db }) {
  if (!env.DEMO_LOGIN) return []
  const accounts = await db.read.user.findMany({
    where: { demo: true },
    select: {
      id: true,
      firstName: true,
      walletCents: true,
      restaurantOwner: true,
      _count: { select: { orders: true } },
    },
    orderBy: { id: 'asc' },
    take: 5,
  })
  return accounts.map(({ id, firstName, walletCents, restaurantOwner, _count }) => ({
    id,
    firstName,
    role: roleOf({ walletCents, restaurantOwner, orders: _count.orders }),
  }))
}

function roleOf({
  walletCents,
  restaurantOwner,
  orders,
}: {
  walletCents: number
  restaurantOwner: boolean
  orders: number
}) {
  if (restaurantOwner) return 'Restaurant owner'
  if (walletCents === 0) return 'Empty wallet'
  return orders > 0 ? 'Regular customer' : 'New customer'
}
