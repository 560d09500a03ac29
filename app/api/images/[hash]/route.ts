import { db } from '@/lib/db/client'
import { readCookies } from '@/lib/http/cookies'
import { methodNotAllowed, unknownPath } from '@/lib/http/not-found'
import { SESSION_COOKIE } from '@/lib/http/session'
import { sessionOf } from '@/lib/http/session-user'
import { PICTURE_WIDTHS } from '@/lib/picture-addresses'
import { imageHashSchema } from '@/lib/pictures/contract/schemas'
import { findImage, hasUploaded, isForEverybody } from '@/lib/pictures/server/stored-pictures'

/**
 * GET /api/images/{hash}: the bytes of a stored picture, with `?w=` in one of its widths. They never change, since the
 * name is their hash. While a picture is hidden it is there for operators and its uploaders only.
 */
export async function GET(request: Request, { params }: { params: Promise<{ hash: string }> }): Promise<Response> {
  const hash = imageHashSchema.safeParse((await params).hash)
  const asked = new URL(request.url).searchParams.get('w')
  const width = PICTURE_WIDTHS.find((one) => String(one) === asked)
  const image = hash.success && (await findImage({ hash: hash.data, width }, { db }))
  if (!image) return unknownPath()
  const isPublic = await isForEverybody(hash.data, { db })
  if (!isPublic && !(await seesHidden(request, hash.data))) return unknownPath()
  return new Response(image.bytes, {
    headers: {
      'Content-Type': 'image/webp',
      // A browser that saves the picture uses this name, not one that a user chose.
      'Content-Disposition': `inline; filename="${hash.data}.webp"`,
      'Cache-Control': isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function seesHidden(request: Request, hash: string): Promise<boolean> {
  const session = await sessionOf(readCookies(request.headers.get('cookie'))[SESSION_COOKIE])
  if (!session) return false
  return session.operator || hasUploaded({ hash, userId: session.user.id }, { db })
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
