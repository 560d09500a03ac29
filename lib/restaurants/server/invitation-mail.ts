import 'server-only'
import { makeLink } from '@/lib/accounts/server/mailed-links'
import { env } from '@/lib/env'
import type { Compose } from '@/lib/mail/server/outbox'
import { ROLE_TEXTS } from '@/lib/restaurants/rules/staff-texts'

/** Writes the mail that brings an invitation; null once it was accepted or withdrawn. */
export const composeInvitation: Compose = async ({ memberId, address }, deps) => {
  const member = memberId
    ? await deps.db.read.restaurantMember.findFirst({
        where: { id: memberId, email: address },
        select: {
          id: true,
          role: true,
          restaurant: { select: { name: true } },
          invitedBy: { select: { firstName: true } },
        },
      })
    : null
  if (!member) return null
  const token = await makeLink({ kind: 'invitation', memberId: member.id, address }, deps)
  const { restaurant, role, invitedBy } = member
  const subject = `Work with ${restaurant.name} on Plateful`
  return {
    subject,
    preview: `${invitedBy.firstName} invites you.`,
    blocks: [
      { heading: subject },
      { text: `${invitedBy.firstName} invites you to work at ${restaurant.name}. ${ROLE_TEXTS[role].invites}` },
      { button: 'Accept the invitation', href: `${env.APP_URL}/invite#token=${token}` },
      {
        text: 'The link works once, for a week, for an account with this email. If you do not know the restaurant, you need not do anything.',
      },
    ],
  }
}
