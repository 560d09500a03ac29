import { db } from '@/lib/db/client'
import { methodNotAllowed, unknownPath } from '@/lib/http/not-found'
import { PICTURE_WIDTHS } from '@/lib/picture-addresses'
import { imageHashSchema } from '@/lib/pictures/contract/schemas'
import { findImage } from '@/lib/pictures/server/stored-pictures'

/**
 * GET /api/images/{hash}: the bytes of a stored picture, with `?w=` in one of its widths. They never change, since the
 * name is their hash.
 */
export async function GET(request: Request, { params }: { params: Promise<{ hash: string }> }): Promise<Response> {
  const hash = imageHashSchema.safeParse((await params).hash)
  const asked = new URL(request.url).searchParams.get('w')
  const width = PICTURE_WIDTHS.find((one) => String(one) === asked)
  const image = hash.success && (await findImage({ hash: hash.data, width }, { db }))
  if (!image) return unknownPath()
  return new Response(image.bytes, {
    headers: {
      'Content-Type': 'image/webp',
      // A browser that saves the picture uses this name, not one that a user chose.
      'Content-Disposition': `inline; filename="${hash.data}.webp"`,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
