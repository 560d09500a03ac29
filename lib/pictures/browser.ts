import { call } from '@/lib/client/api'

/** The media types for a file input. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

const MAX_SIDE = 1600
/** Larger files are scaled down before the upload: phone photos exceed the server's limit. */
const SHRINK_ABOVE_BYTES = 1_000_000
/** Base64 adds a third, and a body may have 6 MiB. */
const MAX_BYTES = 4_500_000

export type PictureFile = { dataUrl: string } | { problem: string }

/** Reads a chosen file as a data URL that the server accepts, or returns the problem. */
export async function readPicture(file: File): Promise<PictureFile> {
  if (!PICTURE_TYPES.split(',').includes(file.type)) {
    return { problem: 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture' }
  }
  const small = file.size > SHRINK_ABOVE_BYTES ? await shrink(file).catch(() => null) : null
  const blob = small ?? file
  if (blob.size > MAX_BYTES) return { problem: 'A picture may have at most 5 MB.' }
  try {
    return { dataUrl: await toDataUrl(blob) }
  } catch {
    return { problem: 'This file is not a picture that we can read' }
  }
}

/** Uploads a picture; returns its address. */
export async function uploadPicture(dataUrl: string): Promise<string> {
  const { url } = await call('uploadImage', { body: { image: dataUrl } })
  return url
}

async function shrink(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Browsers that cannot encode WebP produce PNG, which may be larger than the original file.
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
  return small && small.size < file.size ? small : null
}

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(blob)
  })
}
