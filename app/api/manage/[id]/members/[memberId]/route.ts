import { handlers } from '@/lib/http/handlers'
import { endMembership, updateMember } from '@/lib/restaurants/server/staff'

/** /api/manage/{id}/members/{memberId}: changes the role of a member, or ends the membership. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateMember: async ({ user, params, body, db }) => {
    const which = { restaurantId: params.id, memberId: params.memberId, actorId: user.id }
    return { member: await updateMember({ ...which, ...body }, { db }), message: 'Role changed' }
  },
  endMembership: async ({ user, params, db }) => {
    await endMembership({ restaurantId: params.id, memberId: params.memberId, actorId: user.id }, { db })
    return { message: 'Membership ended', id: params.memberId }
  },
})
