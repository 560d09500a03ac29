import type * as z from 'zod/mini'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import { daysOffFrom } from '@/lib/restaurants/rules/opening-hours'
import type { Member, Restaurant, Workplace } from '@/lib/restaurants/server/shapes'
import type { RestaurantOut, restaurantBody, restaurantUpdateBody } from './schemas'
import type { ManagedOut, MemberOut } from './staff-schemas'

/** A restaurant as anyone sees it (spec §3.2), with its computed rating. */
export function restaurantToWire(restaurant: Restaurant): RestaurantOut {
  const { deliveryFeeCents, deliveryTimeMinutes, ratingTenths, reviewCount, createdAt, ...rest } = restaurant
  const { openingWeek: _, daysOff, pausedUntil, busyUntil, closedUntil, ...shown } = rest
  return {
    ...shown,
    deliveryFee: dollarsFromCents(deliveryFeeCents),
    deliveryTime: deliveryTimeMinutes,
    rating: ratingTenths === null ? null : ratingTenths / 10,
    numReviews: reviewCount,
    daysOff: daysOffFrom(daysOff),
    closedUntil: instant(closedUntil),
    pausedUntil: instant(pausedUntil),
    busyUntil: instant(busyUntil),
    createdAt: createdAt.toISOString(),
  }
}

/** The answers with one restaurant. */
export const oneToWire = (restaurant: Restaurant) => ({ restaurant: restaurantToWire(restaurant) })
export const managedToWire = ({ restaurant, message }: { restaurant: Restaurant; message: string }) => ({
  restaurant: restaurantToWire(restaurant),
  message,
})

/** A restaurant of its owner or, with the role and the id of the membership, of a member. */
export const managedRestaurantToWire = ({
  role,
  memberId,
  ...restaurant
}: Restaurant & Partial<Workplace>): ManagedOut => ({
  ...restaurantToWire(restaurant),
  ...(role && { role, memberId }),
})

export function memberToWire({ invitedAt, joinedAt, ...member }: Member): MemberOut {
  return { ...member, invitedAt: invitedAt.toISOString(), joinedAt: instant(joinedAt) }
}

export const membersToWire = ({ members }: { members: readonly Member[] }) => ({ members: members.map(memberToWire) })
export const memberAnswerToWire = ({ member, message }: { member: Member; message: string }) => ({
  member: memberToWire(member),
  message,
})

/** The body of a new restaurant for its command. */
export function newRestaurant({ deliveryFee, deliveryTime, ...fields }: z.output<typeof restaurantBody>) {
  return { ...fields, deliveryFeeCents: deliveryFee, deliveryTimeMinutes: deliveryTime }
}
export type NewRestaurant = ReturnType<typeof newRestaurant>

/** The body of a changed restaurant for its command. */
export function restaurantChange({ deliveryFee, deliveryTime, ...fields }: z.output<typeof restaurantUpdateBody>) {
  return { ...fields, deliveryFeeCents: deliveryFee, deliveryTimeMinutes: deliveryTime }
}
export type RestaurantChange = Partial<ReturnType<typeof restaurantChange>>
