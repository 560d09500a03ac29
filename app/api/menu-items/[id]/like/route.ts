import { handlers } from '@/lib/http/handlers'
import { setLike } from '@/lib/menu/server/commands'

/** /api/menu-items/{id}/like: likes a menu item, or takes the like back. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  likeMenuItem: async ({ user, params: { id }, db, now }) => {
    return { id, likes: await setLike({ itemId: id, userId: user.id, liked: true }, { db, now }) }
  },
  unlikeMenuItem: async ({ user, params: { id }, db, now }) => {
    return { id, likes: await setLike({ itemId: id, userId: user.id, liked: false }, { db, now }) }
  },
})
