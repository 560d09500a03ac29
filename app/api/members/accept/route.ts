import { handlers } from '@/lib/http/handlers'
import { acceptInvitation } from '@/lib/restaurants/server/staff'

/** /api/members/accept: accepts an invitation by the token of its link. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  acceptInvitation: async ({ user, body, db, now }) => {
    const accepted = await acceptInvitation({ ...body, userId: user.id }, { db, now })
    return { ...accepted, message: `You work at ${accepted.restaurant.name} now` }
  },
})
