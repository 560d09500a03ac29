import * as z from 'zod/mini'
import { emailField } from '@/lib/accounts/contract/fields'
import { tokenField } from '@/lib/accounts/contract/password-schemas'
import { pageQuery } from '@/lib/contract/answers'
import { idOut, instantOut, requiredOr } from '@/lib/contract/fields'
import { MEMBER_ROLES } from '@/lib/policy'
import { restaurantOut } from './schemas'

const roleField = z.enum(MEMBER_ROLES, {
  error: requiredOr('Role', `Role must be ${MEMBER_ROLES.join(' or ')}`),
})

/** POST /api/manage/{id}/members. */
export const inviteBody = z
  .object({ email: emailField, role: roleField })
  .register(z.globalRegistry, { id: 'Invitation' })
export type Invitation = z.output<typeof inviteBody>

/** PUT /api/manage/{id}/members/{memberId}. */
export const roleBody = z.object({ role: roleField }).register(z.globalRegistry, { id: 'MemberRole' })

/** POST /api/members/accept. */
export const acceptBody = z.object({ token: tokenField }).register(z.globalRegistry, { id: 'AcceptedInvitation' })

/** Somebody who works at a restaurant, or is invited to. */
export const memberOut = z
  .object({
    id: idOut,
    email: z.string(),
    firstName: z.nullable(z.string()).check(z.describe('Null until the invitation is accepted')),
    role: z.enum(MEMBER_ROLES),
    state: z.enum(['invited', 'active']),
    invitedAt: instantOut,
    joinedAt: z.nullable(instantOut),
  })
  .register(z.globalRegistry, { id: 'Member' })
export type MemberOut = z.infer<typeof memberOut>

export const membersAnswer = z.object({ members: z.array(memberOut) }).register(z.globalRegistry, { id: 'Members' })
export const memberAnswer = z
  .object({ member: memberOut, message: z.string() })
  .register(z.globalRegistry, { id: 'MemberAnswer' })
export const acceptedAnswer = z
  .object({ restaurant: z.object({ id: idOut, name: z.string() }), role: z.enum(MEMBER_ROLES), message: z.string() })
  .register(z.globalRegistry, { id: 'NewMembership' })

/** GET /api/manage/?as=member lists the restaurants where the caller is a member, instead of the caller's own. */
export const managedQuery = z.extend(pageQuery, {
  as: z
    .optional(z.literal('member', { error: "As must be 'member'" }))
    .check(z.describe("'member' for the restaurants where the caller works as a member; without it, the caller's own")),
})

const managedOut = z
  .extend(restaurantOut, {
    role: z.optional(z.enum(MEMBER_ROLES)).check(z.describe('Of a member')),
    memberId: z.optional(idOut).check(z.describe('The membership of the caller')),
  })
  .register(z.globalRegistry, { id: 'ManagedListed' })
export type ManagedOut = z.infer<typeof managedOut>
export const managedAnswer = z
  .object({ restaurants: z.array(managedOut) })
  .register(z.globalRegistry, { id: 'ManagedRestaurants' })
