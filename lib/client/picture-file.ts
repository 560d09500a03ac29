import { endpoints } from '@/lib/contracts/endpoints'
import { call } from './api'

/** What a file input takes. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp,image/gif,image/avif'

const MAX_SIDE = 1600
/** From here on a picture is made smaller before it travels: photos of phones are larger than what may be sent. */
const SHRINK_ABOVE_BYTES = 1_000_000
/** Base64 makes a third more of it, and a body may have 6 MiB. */
const MAX_BYTES = 4_500_000

export type PictureFile = { dataUrl: string } | { problem: string }

/** Reads a chosen file as a data URL that the server will take, or says what is wrong with the file. */
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

/** Stores a picture; answers the address it has from now on. */
export async function uploadPicture(dataUrl: string): Promise<string> {
  const { url } = await call(endpoints.uploadImage, { body: { image: dataUrl } })
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
  // A browser that cannot write WebP writes PNG, which may come out larger than the file was.
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
