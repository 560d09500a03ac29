import { handlers } from '@/lib/http/handlers'
import { storeImage } from '@/lib/pictures/server/store-image'

/** /api/images: stores a picture and answers its address. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  uploadImage: async ({ user, body, db, now }) =>
    storeImage({ userId: user.id, dataUrl: body.image, field: 'image' }, { db, now }),
})
