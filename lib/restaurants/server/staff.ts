import 'server-only'
import { takeInvitation } from '@/lib/accounts/server/mailed-links'
import type { Page } from '@/lib/contract/answers'
import { requireWithin } from '@/lib/db/bounds'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { idCursor, paged, rowsToRead } from '@/lib/db/paging'
import { AppError, fieldError } from '@/lib/errors'
import { after } from '@/lib/instant'
import { MAX_MEMBERS } from '@/lib/list-limits'
import { queueMail } from '@/lib/mail/server/outbox'
import type { MemberRole } from '@/lib/policy'
import type { Invitation } from '@/lib/restaurants/contract/staff-schemas'
import { restaurantFor } from './roles'
import { type Member, type MemberRow, memberShape, restaurantShape } from './shapes'

type OfOwner = { restaurantId: number; actorId: number }

const memberView = ({ user, email, ...member }: MemberRow): Member => ({
  ...member,
  email: user?.email ?? email ?? '',
  firstName: user?.firstName ?? null,
  state: user ? 'active' : 'invited',
})

/** The members and invitations of a restaurant for its owner, in the order of the invitations. */
export async function listMembers({ restaurantId, actorId }: OfOwner, { db }: { db: Db }): Promise<Member[]> {
  await restaurantFor({ restaurantId, actorId, role: 'owner' }, db.read)
  const where = { restaurantId }
  const members = await db.read.restaurantMember.findMany({ where, select: memberShape, take: MAX_MEMBERS })
  return members.toSorted((a, b) => a.id - b.id).map(memberView)
}

/** The restaurants where a user works as a member, inactive ones too, with the user's role. */
export async function listWorkplaces({ userId, ...page }: Page & { userId: number }, { db }: { db: Db }) {
  const found = await db.read.restaurantMember.findMany({
    where: { userId, ...(page.cursor && { restaurantId: { gt: page.cursor.id } }) },
    select: { id: true, role: true, restaurant: { select: restaurantShape } },
    orderBy: { restaurantId: 'asc' },
    take: rowsToRead(page),
  })
  const rows = found.map(({ id: memberId, role, restaurant }) => ({ ...restaurant, role, memberId }))
  return paged(rows, page, idCursor)
}

/**
 * Invites somebody to work at the owner's restaurant. Another invitation of the same address replaces the first one's role
 * and sends another mail. `mailed` is false when either side is a demo account. Throws `too_many`, `validation` for the
 * owner's own email, and `conflict` for a member's.
 */
export async function inviteMember(
  { restaurantId, actorId, email, role }: OfOwner & Invitation,
  { db, now }: Deps,
): Promise<{ member: Member; mailed: boolean }> {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'owner' }, tx)
    const users = await tx.user.findMany({
      where: { OR: [{ id: actorId }, { email }] },
      select: { id: true, email: true, demo: true },
    })
    const invited = users.find((user) => user.email === email)
    if (invited?.id === actorId) throw fieldError('email', 'This restaurant is yours already.')
    const members = await tx.restaurantMember.findMany({
      where: { restaurantId },
      select: { id: true, userId: true, email: true },
      take: MAX_MEMBERS,
    })
    if (invited && members.some(({ userId }) => userId === invited.id)) {
      const text = 'This person works here already.'
      throw new AppError('conflict', text, { fields: { email: text } })
    }
    const before = members.find((member) => member.email === email)
    if (!before) requireWithin('members', 1 + members.length)
    const data = { role, invitedById: actorId, invitedAt: now }
    const member = before
      ? await tx.restaurantMember.update({ where: { id: before.id }, data, select: memberShape })
      : await tx.restaurantMember.create({ data: { ...data, restaurantId, email }, select: memberShape })
    // Anyone can enter a demo account, and its restaurant's name is part of the mail.
    const mailed = !users.some(({ demo }) => demo)
    if (mailed) await queueMail({ kind: 'invitation', memberId: member.id, address: email }, { tx, now })
    return { member: memberView(member), mailed }
  })
}

type OfMember = OfOwner & { memberId: number }

/** Changes the role of a member of the owner's restaurant, or of an invitation. */
export async function updateMember(
  { restaurantId, actorId, memberId, role }: OfMember & { role: MemberRole },
  { db }: Pick<Deps, 'db'>,
): Promise<Member> {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'owner' }, tx)
    const own = { id: memberId, restaurantId }
    const before = await tx.restaurantMember.findFirst({ where: own, select: { userId: true } })
    if (!before) throw noMember()
    if (before.userId !== null) await forgetAnswers([before.userId], tx)
    return memberView(
      await tx.restaurantMember.update({ where: { id: memberId }, data: { role }, select: memberShape }),
    )
  })
}

/** Ends a membership or withdraws an invitation, for the owner of the restaurant or for the member. */
export async function endMembership(
  { restaurantId, actorId, memberId }: OfMember,
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    const where = { id: memberId, restaurantId }
    const member = await tx.restaurantMember.findFirst({ where, select: { userId: true } })
    if (member?.userId !== actorId) await restaurantFor({ restaurantId, actorId, role: 'owner' }, tx)
    if (!member) throw noMember()
    // The foreign keys void its links and remove its mails.
    await tx.restaurantMember.delete({ where: { id: memberId }, select: { id: true } })
    if (member.userId !== null) await noteEnded([member.userId], tx)
  })
}

const noMember = () => new AppError('not_found', 'Member not found')

/**
 * Forgets the stored answers of users who may no longer do at a restaurant what they did: a former member's old
 * Idempotency-Key would still answer an order with the address of its customer.
 */
export async function forgetAnswers(userIds: readonly number[], tx: Tx): Promise<void> {
  await tx.idempotencyKey.deleteMany({ where: { userId: { in: [...userIds] } } })
}

/** Ends what users had as members of a restaurant, and their mark once they are a member of none. */
export async function noteEnded(userIds: readonly number[], tx: Tx): Promise<void> {
  await forgetAnswers(userIds, tx)
  for (const userId of userIds) {
    if ((await tx.restaurantMember.count({ where: { userId } })) > 0) continue
    await tx.user.update({ where: { id: userId }, data: { restaurantMember: false }, select: { id: true } })
  }
}

/**
 * Accepts an invitation by its link. Throws `validation` for a link that does not work, `forbidden` for an account with
 * another email, `conflict` for somebody who works there, and `too_many`.
 */
export async function acceptInvitation({ token, userId }: { token: string; userId: number }, { db, now }: Deps) {
  return db.write(async (tx) => {
    const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
    const id = await takeInvitation({ token, email }, { tx, now })
    const { restaurant, role } = await tx.restaurantMember.findUniqueOrThrow({
      where: { id },
      select: { role: true, restaurant: { select: { id: true, name: true, ownerId: true } } },
    })
    if (restaurant.ownerId === userId) throw new AppError('conflict', 'This restaurant is yours already.')
    const memberships = await tx.restaurantMember.findMany({ where: { userId }, select: { restaurantId: true } })
    if (memberships.some(({ restaurantId }) => restaurantId === restaurant.id)) {
      throw new AppError('conflict', 'You work at this restaurant already.')
    }
    requireWithin('memberships', 1 + memberships.length)
    await tx.restaurantMember.update({
      where: { id },
      data: { userId, email: null, joinedAt: now },
      select: { id: true },
    })
    await tx.user.update({ where: { id: userId }, data: { restaurantMember: true }, select: { id: true } })
    return { restaurant: { id: restaurant.id, name: restaurant.name }, role }
  })
}

/** A link lasts for 7 days. An invitation whose email still waits after 8 is removed with it. */
const INVITATION_LIFE_MS = 8 * 24 * 60 * 60_000

/** Removes invitations that were not accepted in time. */
export function removeOldInvitations({ db, now }: Deps): Promise<void> {
  const where = { userId: null, invitedAt: { lt: after(now, -INVITATION_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.restaurantMember.findMany({ where, orderBy: { invitedAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.restaurantMember.deleteMany({ where: { ...where, id } }),
  })
}
