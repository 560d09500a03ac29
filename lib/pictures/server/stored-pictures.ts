import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { Prisma } from '@/lib/db/generated/client'
import { updateRows } from '@/lib/db/insert-rows'
import { env } from '@/lib/env'
import { fieldError } from '@/lib/errors'
import { hiddenPicturePath } from '@/lib/picture-addresses'
import { storedPictureAddress, uploadedPicturePath } from '@/lib/pictures/rules'

/** A picture's address as stored. Throws `validation` for an address of this site that is not a picture. */
export function pictureAddress(address: string, field: string): string {
  const stored = storedPictureAddress(address, env.APP_URL)
  if (stored === null) throw fieldError(field, 'Picture must be a valid URL')
  return stored
}

/**
 * The bytes of a stored picture, in this width if it is kept in it: one that is no wider itself, or that an earlier
 * version stored, is not.
 */
export async function findImage({ hash, width }: { hash: string; width?: number | undefined }, { db }: { db: Db }) {
  const select = { bytes: true }
  const narrower = width && (await db.read.imageWidth.findUnique({ where: { hash_width: { hash, width } }, select }))
  return narrower || db.read.image.findUnique({ where: { hash }, select })
}

/** Who sees a stored picture: while it is hidden only operators and the accounts that uploaded it. */
export async function isForEverybody(hash: string, { db }: { db: Db }): Promise<boolean> {
  return (await db.read.hiding.count({ where: { hash } })) === 0
}
export async function hasUploaded({ hash, userId }: { hash: string; userId: number }, { db }: { db: Db }) {
  return (await db.read.imageUpload.count({ where: { hash, userId } })) > 0
}

/** Unused pictures are kept this long: a form may stay open between the upload and the save. */
const GRACE_MS = 86_400_000
/** Pictures per write: unlike other rows, each frees hundreds of kilobytes. */
const BATCH = 50

/** Marks unreferenced pictures, and removes those marked for a day. */
export async function removeUnusedPictures({ db, now }: Deps): Promise<void> {
  let last = ''
  for (;;) {
    const pictures = await db.read.image.findMany({
      where: { hash: { gt: last } },
      select: { hash: true },
      orderBy: { hash: 'asc' },
      take: BATCH,
    })
    const hashes = pictures.map(({ hash }) => hash)
    if (hashes.length > 0) await db.write((tx) => markOrRemove(hashes, { tx, now }))
    if (hashes.length < BATCH) return
    last = hashes.at(-1) ?? last
    // The adapter never yields to the event loop, so this lets other requests run.
    await nextTurn()
  }
}

/** Checks references within the removing write, so that none can be added in between. */
async function markOrRemove(hashes: readonly string[], { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const used = await referredImages(tx, hashes)
  await tx.unusedImage.deleteMany({ where: { hash: { in: [...used] } } })
  const unused = hashes.filter((hash) => !used.has(hash))
  const noted = await tx.unusedImage.findMany({ where: { hash: { in: unused } } })
  const since = new Map(noted.map((row) => [row.hash, row.since.getTime()]))
  const gone = unused.filter((hash) => (since.get(hash) ?? Infinity) < now.getTime() - GRACE_MS)
  await tx.image.deleteMany({ where: { hash: { in: gone } } })
  const found = unused.filter((hash) => !since.has(hash))
  await tx.unusedImage.createMany({ data: found.map((hash) => ({ hash, since: now })) })
}

/** The columns with addresses that anybody may set. */
const SHOWN_IN = [
  ['User', 'profileImage'],
  ['Restaurant', 'storeImage'],
  ['MenuItem', 'foodImage'],
  ['OrderItem', 'foodImage'],
] as const

/** Which stored pictures are referenced, by one index seek each: Prisma has no EXISTS and would read all references. */
export async function referredImages(tx: Tx, hashes: readonly string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const shown = SHOWN_IN.map(([table, column]) => {
    const [from, address] = [Prisma.raw(`"${table}"`), Prisma.raw(`"${column}"`)]
    // The second is that of a hidden one.
    return Prisma.sql`EXISTS (SELECT 1 FROM ${from}
      WHERE ${address} IN ('/api/images/' || "hash", '/images/hidden/' || "hash" || '.webp'))`
  })
  const rows = await tx.$queryRaw<{ hash: string }[]>`
    SELECT "hash" FROM "Image"
    WHERE "hash" IN (${Prisma.join(hashes)})
      AND (${Prisma.join(shown, ' OR ')}
        OR EXISTS (SELECT 1 FROM "HelpPicture" WHERE "address" = '/api/images/' || "hash"))`
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Puts another address in place of a picture's, or its own again, wherever it is shown today. A line of an order keeps
 * that of its picture, of which there may be many, but one that was ordered meanwhile gets it back.
 */
export async function hideAddress({ hash, hidden }: { hash: string; hidden: boolean }, tx: Tx): Promise<void> {
  const addresses = [uploadedPicturePath(hash), hiddenPicturePath(hash)]
  const [from, to] = hidden ? addresses : addresses.toReversed()
  for (const [table, column] of SHOWN_IN) {
    if (hidden && table === 'OrderItem') continue
    const where = Prisma.sql`${Prisma.raw(`"${column}"`)} = ${from}`
    await updateRows(tx, table, { where, data: { [column]: to } })
  }
}
