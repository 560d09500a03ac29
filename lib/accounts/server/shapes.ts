import type { Prisma } from '@/lib/db/generated/client'

export const userShape = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  walletCents: true,
  profileImage: true,
  deliveryInstructions: true,
  restaurantOwner: true,
  restaurantMember: true,
  guestAccount: true,
} as const satisfies Prisma.UserSelect
/** A user as its owner sees it (spec §3.1). */
export type User = Prisma.UserGetPayload<{ select: typeof userShape }>

export const sessionShape = {
  id: true,
  device: true,
  createdAt: true,
  lastSeenAt: true,
} as const satisfies Prisma.SessionSelect
/** A session of a user; `current` marks the one that makes the request. */
export type SignedIn = Prisma.SessionGetPayload<{ select: typeof sessionShape }> & { current: boolean }

export const userSuspensionShape = {
  reason: true,
  since: true,
  until: true,
} as const satisfies Prisma.UserSuspensionSelect
/** Why and how long a person is kept out. */
export type Suspension = Prisma.UserSuspensionGetPayload<{ select: typeof userSuspensionShape }>
