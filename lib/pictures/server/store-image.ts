import 'server-only'
import { mostOf } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { uploadedPicturePath } from '@/lib/pictures/rules'
import { type Picture, readPicture, type SentPicture } from './read-picture'

/** Stores a picture given as a data URL and returns its address. Throws like `keepPicture`. */
export async function storeImage({ userId, ...sent }: SentPicture & { userId: number }, { db, now }: Deps) {
  const picture = await readPicture(sent)
  return db.write((tx) => keepPicture({ userId, picture }, { tx, now }))
}

/** Stores a picture in its widths for an account, once per SHA-256. Throws `too_many` above the account's limit. */
export async function keepPicture(
  { userId, picture: { hash, bytes, widths } }: { userId: number; picture: Picture },
  { tx, now }: { tx: Tx; now: Date },
) {
  await tx.image.upsert({
    where: { hash },
    create: { hash, bytes, createdAt: now },
    update: {},
    select: { hash: true },
  })
  // A picture that an earlier version stored has no widths yet.
  if (widths.length > 0 && (await tx.imageWidth.count({ where: { hash } })) === 0) {
    await tx.imageWidth.createMany({ data: widths.map((narrower) => ({ hash, ...narrower })) })
  }
  // Nothing refers to it yet. A picture already marked for removal gets a new period.
  await tx.unusedImage.upsert({ where: { hash }, create: { hash, since: now }, update: { since: now } })
  const size = [bytes, ...widths.map((narrower) => narrower.bytes)].reduce((sum, one) => sum + one.byteLength, 0)
  await tx.imageUpload.upsert({
    where: { userId_hash: { userId, hash } },
    create: { userId, hash, size, createdAt: now },
    update: {},
  })
  const kept = await tx.imageUpload.aggregate({ where: { userId }, _sum: { size: true } })
  if ((kept._sum.size ?? 0) > mostOf('bytes of pictures')) throw noRoom()
  return { hash, url: uploadedPicturePath(hash) }
}

function noRoom(): AppError {
  return new AppError(
    'too_many',
    'Your pictures take up all of the 50 MB that an account has. Please replace some by smaller ones; those that you no longer use make room after a day.',
    { extra: { kind: 'too_many', most: mostOf('bytes of pictures') } },
  )
}
