import 'server-only'
import type { Db } from '@/lib/db/database'

/** The bytes of a stored picture. */
export function findImage(hash: string, { db }: { db: Db }) {
  return db.read.image.findUnique({ where: { hash }, select: { bytes: true } })
}
