import * as z from 'zod/mini'
import { dataUrlField } from './users'

/** POST /api/images: one picture. */
export const imageBody = z.object({ image: dataUrlField }).register(z.globalRegistry, { id: 'ImageUpload' })

/** The address of the stored picture. */
export const imageOut = z.object({ url: z.string(), hash: z.string() }).register(z.globalRegistry, { id: 'Image' })

/** The name of a stored picture: the SHA-256 of its bytes in hex. */
export const imageHashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))
