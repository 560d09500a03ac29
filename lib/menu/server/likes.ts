import 'server-only'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'

/** The ids of the newest `count` users who like each item, sorted. Prisma would read all likes to keep these few. */
export async function newestLikes(
  itemIds: readonly number[],
  count: number,
  tx: Tx,
): Promise<ReadonlyMap<number, number[]>> {
  const likes = new Map<number, number[]>(itemIds.map((id) => [id, []]))
  if (itemIds.length === 0) return likes
  const found = await tx.$queryRaw<{ menuItemId: bigint | number; userId: bigint | number }[]>`
    SELECT "MenuItemLike"."menuItemId", "MenuItemLike"."userId"
    FROM "MenuItem"
    JOIN "MenuItemLike" ON "MenuItemLike"."menuItemId" = "MenuItem"."id"
      AND "MenuItemLike"."createdAt" >= COALESCE(
        (SELECT "last"."createdAt" FROM "MenuItemLike" AS "last" WHERE "last"."menuItemId" = "MenuItem"."id"
          ORDER BY "last"."createdAt" DESC LIMIT 1 OFFSET ${count - 1}),
        (SELECT "first"."createdAt" FROM "MenuItemLike" AS "first" WHERE "first"."menuItemId" = "MenuItem"."id"
          ORDER BY "first"."createdAt" ASC LIMIT 1))
    WHERE "MenuItem"."id" IN (${Prisma.join(itemIds)})
    ORDER BY "MenuItemLike"."menuItemId", "MenuItemLike"."createdAt" DESC, "MenuItemLike"."userId" DESC`
  for (const { menuItemId, userId } of found) likes.get(Number(menuItemId))?.push(Number(userId))
  // Likes of the same instant may exceed the count.
  const newest = (users: readonly number[]) => users.slice(0, count).toSorted((a, b) => a - b)
  return new Map([...likes].map(([id, users]) => [id, newest(users)]))
}
