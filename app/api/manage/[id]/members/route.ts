import { handlers } from '@/lib/http/handlers'
import { inviteMember, listMembers } from '@/lib/restaurants/server/staff'

/** /api/manage/{id}/members: the members of the owner's restaurant, and invitations to become one. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listMembers: async ({ user, params, db }) => ({
    members: await listMembers({ restaurantId: params.id, actorId: user.id }, { db }),
  }),
  inviteMember: async ({ user, params, body, db, now }) => {
    const asked = { restaurantId: params.id, actorId: user.id, ...body }
    const { member, mailed } = await inviteMember(asked, { db, now })
    const message = mailed ? 'Invitation sent' : 'Invited, but demo accounts send and get no mail'
    return { member, message }
  },
})
