import { api } from '@/lib/contracts/operations'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { setLike } from '@/lib/services/menu-items/set-like'

/** PUT /api/menu-items/{id}/like: likes a menu item. */
export const PUT = route(api.likeMenuItem, async ({ user, params, db, now }) => {
  return json({ id: params.id, likes: await setLike({ itemId: params.id, userId: user.id, liked: true }, { db, now }) })
})

/** DELETE /api/menu-items/{id}/like: takes a like back. */
export const DELETE = route(api.unlikeMenuItem, async ({ user, params, db, now }) => {
  return json({
    id: params.id,
    likes: await setLike({ itemId: params.id, userId: user.id, liked: false }, { db, now }),
  })
})

export const { GET, POST, PATCH } = methodNotAllowed('PUT', 'DELETE')
