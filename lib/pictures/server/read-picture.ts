import 'server-only'
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { AppError, fieldError } from '@/lib/errors'
import { PICTURE_WIDTHS } from '@/lib/picture-addresses'
import { processWide } from '@/lib/process-wide'
import { TaskQueue } from '@/lib/task-queue'
import { countJpegScans, isJpeg } from './jpeg-scans'

const MAX_BYTES = 5 * 1024 * 1024
/** A small file can decode to a huge picture, so the pixels are limited. */
const MAX_PIXELS = 40_000_000
/** Decoding AVIF takes 16 bytes per pixel, several times more than other formats. */
const MAX_AVIF_PIXELS = 16_000_000
/** Cameras write up to a dozen. Each takes a pass over the picture, and a file of 400 KB has room for thousands. */
const MAX_JPEG_SCANS = 30
const MAX_SIDE = 1600
/** Of the WebP, from 1 to 100. */
const QUALITY = 82
const FORMATS = new Set(['png', 'jpeg', 'webp', 'gif', 'heif'])

// libvips tries all its decoders before the format is known. Only these may see uploaded bytes: not the SVG decoder,
// which parses XML, nor those of other formats.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`) })
// No picture is read twice, and the cache would keep hundreds of megabytes of each picture refused halfway.
sharp.cache(false)

/** Decoding runs on libuv's four threads, which compression, sessions and files also need, so pictures may use two. */
const decoders = processWide('picture decoders', () => new TaskQueue(2))
const MAX_WAITING = 8

export type SentPicture = { dataUrl: string; field: string }
type Bytes = Uint8Array<ArrayBuffer>
/** A picture as it is stored: under the hash of `bytes`, and in those of PICTURE_WIDTHS that are narrower. */
export type Picture = { hash: string; bytes: Bytes; widths: { width: number; bytes: Bytes }[] }

/**
 * Decodes a picture given as a data URL and encodes it as WebP in its widths, upright and without metadata. `field`
 * names the field in the error for an invalid picture. Throws `unavailable` while too many others are waiting. Too slow
 * to run inside a write.
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
  if (decoders.waiting >= MAX_WAITING) throw tooBusy()
  const { bytes, widths } = await decoders.run(encodeOrRefuse)
  return { hash: createHash('sha256').update(bytes).digest('hex'), bytes, widths }
}

function tooBusy(): AppError {
  return new AppError('unavailable', 'Too many pictures are being uploaded right now. Please try again in a moment.')
}

async function encode(source: Buffer): Promise<Omit<Picture, 'hash'>> {
  const picture = sharp(source, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const { format, width, height } = await picture.metadata()
  // The media type of the data URL proves nothing: the decoder decides.
  if (!FORMATS.has(format)) throw new Error(`Unexpected format ${format}`)
  if (format === 'heif' && width * height > MAX_AVIF_PIXELS) throw new Error(`${width} × ${height} is too large`)
  const { data, info } = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const widths: Picture['widths'] = []
  for (const width of PICTURE_WIDTHS.filter((narrower) => narrower < info.width)) {
    // From the encoded picture, which is decoded in a few milliseconds, unlike the source.
    const narrower = await sharp(data).resize(width).webp({ quality: QUALITY }).toBuffer()
    widths.push({ width, bytes: Uint8Array.from(narrower) })
  }
  return { bytes: Uint8Array.from(data), widths }
}
