import * as z from 'zod/mini'
import { lengthFirst, requiredOr } from '@/lib/contract/fields'
import { isPictureAddress } from '@/lib/pictures/rules'

/** A picture in JSON: a data URL of a PNG, JPEG, WebP, GIF or AVIF. */
export const dataUrlField = z
  .string({ error: 'Please choose a picture' })
  .check(
    z.regex(
      /^data:image\/(png|jpeg|webp|gif|avif);base64,[A-Za-z0-9+/]+={0,2}$/,
      'Please choose a PNG, JPEG, WebP, GIF or AVIF picture',
    ),
  )

/** A picture: an absolute http, https or ftp URL, or a path of this site. */
export const imageField = z.string({ error: requiredOr('Picture', 'Picture must be a valid URL') }).check(
  lengthFirst(2048, 'Picture must be a valid URL'),
  z.trim(),
  z.maxLength(2048, { error: 'Picture must be a valid URL', abort: true }),
  z.refine((value) => isPictureAddress(value), 'Picture must be a valid URL'),
)

/** POST /api/images: one picture. */
export const imageBody = z.object({ image: dataUrlField }).register(z.globalRegistry, { id: 'ImageUpload' })

/** The address of the stored picture. */
export const imageOut = z.object({ url: z.string(), hash: z.string() }).register(z.globalRegistry, { id: 'Image' })

/** The name of a stored picture: the SHA-256 of its bytes in hex. */
export const imageHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))
