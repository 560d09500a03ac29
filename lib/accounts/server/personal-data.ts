import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { BLANK_HELP, BLANK_ORDER, BLANK_ORDER_ITEM, forEachName } from '@/lib/personal-texts'
import { userSuspensionShape } from './shapes'

const hiding = { select: { reason: true, at: true, answer: true, answeredAt: true } } as const

/** Every column and table that belongs to a user, except secrets and keys; a test fails when one is missing. */
export const personalShape = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  emailVerifiedAt: true,
  phoneNumber: true,
  passwordChangedAt: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  walletCents: true,
  profileImage: true,
  deliveryInstructions: true,
  createdAt: true,
  lastActiveAt: true,
  orders: {
    select: {
      id: true,
      restaurantName: true,
      status: true,
      stage: true,
      subtotalCents: true,
      deliveryFeeCents: true,
      priorityFeeCents: true,
      taxesAndFeesCents: true,
      tipCents: true,
      totalCents: true,
      refundedCents: true,
      refunds: { select: { amountCents: true, reason: true, at: true }, orderBy: { number: 'asc' } },
      help: {
        select: {
          kind: true,
          state: true,
          ...forEachName(BLANK_HELP, true),
          at: true,
          answer: true,
          answeredAt: true,
          appealedAt: true,
          pictures: { select: { address: true }, orderBy: { position: 'asc' } },
        },
      },
      deliveryOption: true,
      scheduledFor: true,
      paymentMethod: true,
      ...forEachName(BLANK_ORDER, true),
      createdAt: true,
      submittedAt: true,
      canceledAt: true,
      canceledBy: true,
      cancelReason: true,
      cancelText: true,
      items: {
        select: {
          name: true,
          priceCents: true,
          quantity: true,
          modifiers: true,
          ...forEachName(BLANK_ORDER_ITEM, true),
        },
        orderBy: { id: 'asc' },
      },
    },
    orderBy: { createdAt: 'asc' },
  },
  walletEntries: {
    select: { amountCents: true, reason: true, orderId: true, balanceAfterCents: true, createdAt: true },
    orderBy: { id: 'asc' },
  },
  reviews: {
    select: {
      orderId: true,
      text: true,
      orderRating: true,
      restaurantRating: true,
      createdAt: true,
      hiding,
      restaurant: { select: { name: true } },
    },
    orderBy: { createdAt: 'asc' },
  },
  likes: { select: { createdAt: true, menuItem: { select: { id: true, name: true } } }, orderBy: { createdAt: 'asc' } },
  restaurantLikes: {
    select: { createdAt: true, restaurant: { select: { id: true, name: true } } },
    orderBy: { createdAt: 'asc' },
  },
  restaurants: { select: { id: true, name: true, createdAt: true }, orderBy: { name: 'asc' } },
  memberships: {
    select: { role: true, invitedAt: true, joinedAt: true, restaurant: { select: { id: true, name: true } } },
    orderBy: { restaurantId: 'asc' },
  },
  sessions: { select: { device: true, createdAt: true, lastSeenAt: true }, orderBy: { lastSeenAt: 'desc' } },
  suspension: { select: userSuspensionShape },
  imageUploads: {
    select: { hash: true, size: true, createdAt: true, image: { select: { hiding } } },
    orderBy: { hash: 'asc' },
  },
  reports: {
    select: { reviewId: true, restaurantId: true, hash: true, reason: true, at: true, closedAt: true },
    orderBy: { at: 'asc' },
  },
  mails: { select: { kind: true, address: true, createdAt: true, sentAt: true }, orderBy: { id: 'asc' } },
} as const satisfies Prisma.UserSelect

/** An invitation has only the address until it is accepted. */
const invitationShape = {
  role: true,
  email: true,
  invitedAt: true,
  restaurant: { select: { id: true, name: true } },
} as const satisfies Prisma.RestaurantMemberSelect

export type PersonalData = Prisma.UserGetPayload<{ select: typeof personalShape }> & {
  invitations: Prisma.RestaurantMemberGetPayload<{ select: typeof invitationShape }>[]
}

/** All data stored about a user, as of one instant. */
export function readPersonalData({ userId }: { userId: number }, { db }: { db: Db }): Promise<PersonalData> {
  return db.snapshot(async (read) => {
    const user = await read.user.findUniqueOrThrow({ where: { id: userId }, select: personalShape })
    const { email, emailVerifiedAt } = user
    // Anyone can give an address that is not their own: only its owner sees the invitations to it.
    const isOwn = email !== null && emailVerifiedAt !== null
    const invitations = isOwn ? await read.restaurantMember.findMany({ where: { email }, select: invitationShape }) : []
    return { ...user, invitations }
  })
}
