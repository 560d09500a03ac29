import type { Tx } from './database'
import { Prisma } from './generated/client'

type Place = { id: number; sectionId: number | null; position: number }

/** Moves menu items to their places in one statement: a menu may have hundreds. The casts are for PostgreSQL. */
export async function placeMenuItems(places: readonly Place[], tx: Tx): Promise<void> {
  if (places.length === 0) return
  const rows = places.map(({ id, sectionId, position }) => Prisma.sql`(${id}, ${sectionId}, ${position})`)
  await tx.$executeRaw`
    UPDATE "MenuItem" SET "sectionId" = "place"."sectionId", "position" = "place"."position"
    FROM (
      SELECT CAST(column1 AS BIGINT) AS "id", CAST(column2 AS BIGINT) AS "sectionId", CAST(column3 AS BIGINT) AS "position"
      FROM (VALUES ${Prisma.join(rows)}) AS "given"
    ) AS "place"
    WHERE "MenuItem"."id" = "place"."id"`
}
