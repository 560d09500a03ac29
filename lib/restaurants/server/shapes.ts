import type { Prisma } from '@/lib/db/generated/client'
import type { MemberRole } from '@/lib/policy'

/** When a restaurant is open. */
export const hoursShape = {
  openingWeek: true,
  daysOff: true,
  timeZone: true,
} as const satisfies Prisma.RestaurantSelect

export const restaurantShape = {
  id: true,
  ownerId: true,
  name: true,
  description: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  cuisineType: true,
  deliveryFeeCents: true,
  deliveryTimeMinutes: true,
  businessHours: true,
  ...hoursShape,
  closedUntil: true,
  ordersWhileClosed: true,
  closingTime: true,
  servicing: true,
  accepts: true,
  pausedUntil: true,
  busyMinutes: true,
  busyUntil: true,
  storeImage: true,
  priceLevel: true,
  ratingTenths: true,
  reviewCount: true,
  createdAt: true,
} as const satisfies Prisma.RestaurantSelect
export type Restaurant = Prisma.RestaurantGetPayload<{ select: typeof restaurantShape }>

/** A member's own part of a restaurant: the role there, and the id of the membership. */
export type Workplace = { role: MemberRole; memberId: number }

export const memberShape = {
  id: true,
  role: true,
  email: true,
  invitedAt: true,
  joinedAt: true,
  user: { select: { firstName: true, email: true } },
} as const satisfies Prisma.RestaurantMemberSelect
export type MemberRow = Prisma.RestaurantMemberGetPayload<{ select: typeof memberShape }>
/** Somebody who works at a restaurant, or is invited to, for its owner. */
export type Member = Omit<MemberRow, 'user' | 'email'> & {
  email: string
  firstName: string | null
  state: 'invited' | 'active'
}

/** Only what a card shows: these rows go to the browser. */
export const restaurantCardShape = {
  id: true,
  name: true,
  storeImage: true,
  cuisineType: true,
  priceLevel: true,
  ratingTenths: true,
  reviewCount: true,
  deliveryTimeMinutes: true,
  closedUntil: true,
  pausedUntil: true,
  busyMinutes: true,
  busyUntil: true,
  timeZone: true,
  hasMenu: true,
} as const satisfies Prisma.RestaurantSelect
export type RestaurantCardRow = Prisma.RestaurantGetPayload<{ select: typeof restaurantCardShape }>

export const suspensionShape = {
  waits: true,
  reason: true,
  since: true,
  until: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.RestaurantSuspensionSelect
/** Why and how long a restaurant is off the site; `waits` for a new one that nobody has approved. */
export type RestaurantSuspension = Prisma.RestaurantSuspensionGetPayload<{ select: typeof suspensionShape }>
