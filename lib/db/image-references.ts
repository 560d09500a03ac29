import type { Tx } from './database'
import { Prisma } from './generated/client'

/** Which stored pictures are referenced, by one index seek each: Prisma has no EXISTS and would read all references. */
export async function referredImages(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await tx.$queryRaw<{ hash: string }[]>`
    SELECT "hash" FROM "Image"
    WHERE "hash" IN (${Prisma.join(hashes)})
      AND (EXISTS (SELECT 1 FROM "User" WHERE "profileImage" = '/api/images/' || "hash")
        OR EXISTS (SELECT 1 FROM "Restaurant" WHERE "storeImage" = '/api/images/' || "hash")
        OR EXISTS (SELECT 1 FROM "MenuItem" WHERE "foodImage" = '/api/images/' || "hash")
        OR EXISTS (SELECT 1 FROM "OrderItem" WHERE "foodImage" = '/api/images/' || "hash"))`
  return new Set(rows.map(({ hash }) => hash))
}
