import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { setLike } from '@/lib/menu/server/set-like'

/** PUT /api/menu-items/{id}/like: likes a menu item. */
export const PUT = route(endpoints.likeMenuItem, async ({ user, params, db, now }) => {
  return json({ id: params.id, likes: await setLike({ itemId: params.id, userId: user.id, liked: true }, { db, now }) })
})

/** DELETE /api/menu-items/{id}/like: removes the like. */
export const DELETE = route(endpoints.unlikeMenuItem, async ({ user, params, db, now }) => {
  return json({
    id: params.id,
    likes: await setLike({ itemId: params.id, userId: user.id, liked: false }, { db, now }),
  })
})

export const { GET, POST, PATCH } = methodNotAllowed('PUT', 'DELETE')
