import 'server-only'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { AppError, fieldError } from '@/lib/errors'
import { ConcurrencyLimiter } from './concurrency-limiter'
import { countJpegScans, isJpeg } from './jpeg-scans'

const MAX_BYTES = 5 * 1024 * 1024
/** A small file can unpack to a huge picture; decoding stops here. */
const MAX_PIXELS = 40_000_000
/** Decoding AVIF takes 16 bytes a pixel, several times as many as anything else. */
const MAX_AVIF_PIXELS = 16_000_000
/** Cameras and encoders make up to a dozen scans. Each costs a pass over the picture, and a file of 400 KB has room for thousands. */
const MAX_JPEG_SCANS = 30
const MAX_SIDE = 1600
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])

// libvips tries every decoder that it has before the format is known. Only these get to see what somebody sent: not the
// one of SVG, which parses XML, nor any of a format that nobody asked for.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) })
// No picture is read twice, and the cache would keep hundreds of megabytes of each that was refused halfway.
sharp.cache(false)

/**
 * Decoding is done by libuv's four threads, which compression, sessions and files need as well: pictures get two of them.
 * It hangs on the global object because a bundler may load this module more than once.
 */
const shared = globalThis as { platefulPictures?: ConcurrencyLimiter }
shared.platefulPictures ??= new ConcurrencyLimiter({ running: 2, waiting: 8 })
const decoders = shared.platefulPictures

export type SentPicture = { dataUrl: string; field: string }
export type Picture = { hash: string; bytes: Uint8Array<ArrayBuffer> }

/**
 * Decodes a picture given as a data URL and encodes it anew as WebP, upright and without metadata. `field` is the one to
 * blame when it is none. Throws `unavailable` while too many others wait to be read. Takes too long to be done inside of a
 * write.
 */
export async function readPicture({ dataUrl, field }: SentPicture): Promise<Picture> {
  const source = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (source.byteLength > MAX_BYTES) throw new AppError('too_large', 'A picture may have at most 5 MB.')
  const unreadable = fieldError(field, 'This file is not a picture that we can read')
  if (isJpeg(source) && countJpegScans(source) > MAX_JPEG_SCANS) throw unreadable
  const encodeOrRefuse = () =>
    encode(source).catch(() => {
      throw unreadable
    })
  const bytes = await decoders.run(encodeOrRefuse, tooBusy)
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes }
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Too many pictures are being uploaded right now. Please try again in a moment.')
}

async function encode(source: Buffer): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, width, height } = await picture.metadata()
  // What the data URL claims proves nothing: the decoder decides.
  if (!FORMATS.has(format)) throw new Error(`Unexpected format ${format}`)
  if (format === 'heif' && width * height > MAX_AVIF_PIXELS) throw new Error(`${width} × ${height} is too large`)
  const encoded = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  return Uint8Array.from(encoded)
}
