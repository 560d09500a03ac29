import { restoredToWire } from '@/lib/accounts/contract/wire'
import { handlers } from '@/lib/http/handlers'
import { errorBody, json } from '@/lib/http/respond'
import { correctHint } from '@/lib/http/sign-in'
import { listLikedIds } from '@/lib/menu/server/queries'
import { isFullAccount } from '@/lib/policy'
import { listLikedRestaurantIds } from '@/lib/restaurants/server/likes'

/** /api/auth: restores the session; without one the answer has errors, which callers ignore. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getSession: async ({ user, request, db }) => {
    const mayLike = user !== null && isFullAccount(user)
    const likedItems = mayLike ? await listLikedIds(user.id, { db }) : []
    const likedRestaurants = mayLike ? await listLikedRestaurantIds(user.id, { db }) : []
    const restored = user
      ? { ...user, likedItems, likedRestaurants }
      : errorBody('Unauthorized', { message: 'Unauthorized' })
    return correctHint(request, user, json(restoredToWire(restored)))
  },
})
