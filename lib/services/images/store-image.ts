import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/services/deps'
import { type Picture, readPicture, type SentPicture } from './read-picture'

/** Stores a picture given as a data URL and tells where it is served from. */
export async function storeImage(sent: SentPicture, { db, now }: Deps) {
  const picture = await readPicture(sent)
  return db.write((tx) => keepPicture(picture, { tx, now }))
}

/** Keeps a picture under the SHA-256 of its bytes: the same one twice is kept once. */
export async function keepPicture({ hash, bytes }: Picture, { tx, now }: { tx: Tx; now: Date }) {
  await tx.image.upsert({ where: { hash }, create: { hash, bytes, createdAt: now }, update: {} })
  return { hash, url: `/api/images/${hash}` }
}
