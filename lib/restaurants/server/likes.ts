import 'server-only'
import { requireWithin } from '@/lib/db/bounds'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { MAX_LIKED_RESTAURANTS } from '@/lib/list-limits'
import { restaurantCardShape } from './shapes'

type LikeRestaurant = { restaurantId: number; userId: number; liked: boolean }

/** Likes or unlikes a restaurant; repeating it has no effect. Throws `not_found`, and `too_many` above the maximum. */
export async function likeRestaurant({ restaurantId, userId, liked }: LikeRestaurant, { db, now }: Deps) {
  return db.write(async (tx) => {
    if ((await tx.restaurant.count({ where: { id: restaurantId } })) === 0)
      throw new AppError('not_found', 'Restaurant not found')
    const key = { userId, restaurantId }
    if (liked) {
      await tx.restaurantLike.upsert({
        where: { userId_restaurantId: key },
        create: { ...key, createdAt: now },
        update: {},
      })
      requireWithin('favorite restaurants', await tx.restaurantLike.count({ where: { userId } }))
    } else {
      await tx.restaurantLike.deleteMany({ where: key })
    }
    return { id: restaurantId, liked }
  })
}

const NEWEST_FIRST = [{ createdAt: 'desc' }, { restaurantId: 'desc' }] as const

/** The restaurants that a user likes, newest like first, including inactive ones. */
export async function listFavoriteRestaurants(userId: number, { db }: { db: Db }) {
  const likes = await db.read.restaurantLike.findMany({
    where: { userId },
    select: { restaurant: { select: restaurantCardShape } },
    orderBy: [...NEWEST_FIRST],
    take: MAX_LIKED_RESTAURANTS,
  })
  return likes.map(({ restaurant }) => restaurant)
}

/** The ids of the restaurants that a user likes. */
export async function listLikedRestaurantIds(userId: number, { db }: { db: Db }): Promise<number[]> {
  const likes = await db.read.restaurantLike.findMany({
    where: { userId },
    select: { restaurantId: true },
    orderBy: [...NEWEST_FIRST],
    take: MAX_LIKED_RESTAURANTS,
  })
  return likes.map(({ restaurantId }) => restaurantId).toSorted((a, b) => a - b)
}

/** The number of likes of all menu items of each restaurant; restaurants without likes are missing. */
export async function countLikes(restaurantIds: readonly number[], tx: Tx): Promise<ReadonlyMap<number, number>> {
  if (restaurantIds.length === 0) return new Map()
  const found = await tx.$queryRaw<{ restaurantId: bigint | number; likes: bigint | number }[]>`
    SELECT "MenuItem"."restaurantId", COUNT(*) AS "likes"
    FROM "MenuItem" JOIN "MenuItemLike" ON "MenuItemLike"."menuItemId" = "MenuItem"."id"
    WHERE "MenuItem"."restaurantId" IN (${Prisma.join(restaurantIds)})
    GROUP BY "MenuItem"."restaurantId"`
  return new Map(found.map(({ restaurantId, likes }) => [Number(restaurantId), Number(likes)]))
}
