import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { type User, userShape } from './shapes'

/** The accounts that can be entered without a password, with descriptions; none when the feature is off. */
export async function listDemoAccounts({ db }: { db: Db }) {
  if (!env.DEMO_LOGIN) return []
  const accounts = await db.read.user.findMany({
    where: { demo: true },
    select: {
      id: true,
      firstName: true,
      walletCents: true,
      restaurantOwner: true,
    },
    orderBy: { id: 'asc' },
    take: 5,
  })
  const ids = accounts.map(({ id }) => id)
  const ordering = await db.read.user.findMany({
    where: { id: { in: ids }, orders: { some: {} } },
    select: { id: true },
  })
  return accounts.map(({ id, firstName, ...account }) => ({
    id,
    firstName,
    role: roleOf({ ...account, hasOrdered: ordering.some((user) => user.id === id) }),
  }))
}

export type DemoAccount = Awaited<ReturnType<typeof listDemoAccounts>>[number]

type Account = { walletCents: number; restaurantOwner: boolean; hasOrdered: boolean }

function roleOf({ walletCents, restaurantOwner, hasOrdered }: Account) {
  if (restaurantOwner) return 'Restaurant owner'
  if (walletCents === 0) return 'Empty wallet'
  return hasOrdered ? 'Regular customer' : 'New customer'
}

/** A demo account by its id. Throws `not_found` for other accounts, and always when the feature is off. */
export async function enterDemo(userId: number, { db }: Pick<Deps, 'db'>): Promise<User> {
  const user =
    env.DEMO_LOGIN && (await db.read.user.findFirst({ where: { id: userId, demo: true }, select: userShape }))
  if (!user) throw new AppError('not_found', 'There is no such demo account')
  return user
}
