import { handlers } from '@/lib/http/handlers'
import { removePicture } from '@/lib/operate/server/people'

/** /api/operate/users/{id}/picture: takes a profile picture away. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  removePersonsPicture: ({ params, body, db, now }) => removePicture({ ...body, userId: params.id }, { db, now }),
})
