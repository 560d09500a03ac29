import 'server-only'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Tx } from '@/lib/db/database'
import { AppError, fieldError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'

const MAX_BYTES = 5 * 1024 * 1024
/** A small file can unpack to a huge picture; decoding stops here. */
const MAX_PIXELS = 40_000_000
const MAX_SIDE = 1600
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])

// libvips tries every decoder that it has before the format is known. Only these get to see what somebody sent: not the
// one of SVG, which parses XML, nor any of a format that nobody asked for.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) })

type SentPicture = { dataUrl: string; field: string }
type Picture = { hash: string; bytes: Uint8Array<ArrayBuffer> }

/** Stores a picture given as a data URL and tells where it is served from. */
export async function storeImage(sent: SentPicture, { db, now }: Deps) {
  const picture = await readPicture(sent)
  return db.write((tx) => keepPicture(picture, { tx, now }))
}

/**
 * Decodes a picture given as a data URL and encodes it anew as WebP, upright and without metadata. `field` is the one to
 * blame when it is none. Takes too long to be done inside of a write.
 */
export async function readPicture({ dataUrl, field }: SentPicture): Promise<Picture> {
  const source = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (source.byteLength > MAX_BYTES) throw new AppError('too_large', 'A picture may have at most 5 MB.')
  const bytes = await encode(source).catch(() => {
    throw fieldError(field, 'This file is not a picture that we can read')
  })
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes }
}

/** Keeps a picture under the SHA-256 of its bytes: the same one twice is kept once. */
export async function keepPicture({ hash, bytes }: Picture, { tx, now }: { tx: Tx; now: Date }) {
  await tx.image.upsert({ where: { hash }, create: { hash, bytes, createdAt: now }, update: {} })
  return { hash, url: `/api/images/${hash}` }
}

async function encode(source: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format } = await picture.metadata()
  // What the data URL claims proves nothing: the decoder decides.
  if (!FORMATS.has(format)) throw new Error(`Unexpected format ${format}`)
  const encoded = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  return Uint8Array.from(encoded)
}
