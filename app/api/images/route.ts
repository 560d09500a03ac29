import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { storeImage } from '@/lib/pictures/server/store-image'

/** POST /api/images: stores a picture and answers its address. */
export const POST = route(endpoints.uploadImage, async ({ user, body, db, now }) => {
  const sent = { userId: user.id, dataUrl: body.image, field: 'image' }
  return json(await storeImage(sent, { db, now }), { status: 201 })
})

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed('POST')
