import type { OrderActor } from './order-status'

/** Who may do what (spec §6.1). Services and screens ask here; nobody writes such a condition inline. */

type Actor = { id: number; guestAccount: boolean }

/** Users act on their own account only. */
export function mayActFor(actor: Actor, userId: number): boolean {
  return actor.id === userId
}

/** Guests cannot order, review, like, own restaurants, hold money or set an address. */
export function isFullAccount(actor: Actor): boolean {
  return !actor.guestAccount
}

/** A restaurant, its menu and its orders are managed by its owner. */
export function ownsRestaurant(actor: { id: number } | null, restaurant: { ownerId: number }): boolean {
  return actor?.id === restaurant.ownerId
}

/** In which roles somebody may change an order: none, one, or both for an owner who eats at their own restaurant. */
export function orderRoles(
  actor: { id: number },
  order: { customerId: number; restaurant: { ownerId: number } | null },
): OrderActor[] {
  const isOwner = order.restaurant !== null && ownsRestaurant(actor, order.restaurant)
  return [...(order.customerId === actor.id ? (['customer'] as const) : []), ...(isOwner ? (['owner'] as const) : [])]
}

/** Owners eat at their own restaurants too, but do not rate them. */
export function mayReview(actor: { id: number }, restaurant: { ownerId: number }): boolean {
  return !ownsRestaurant(actor, restaurant)
}

/** Reviews are edited and deleted by who wrote them. */
export function wroteReview(actor: { id: number } | null, review: { userId: number }): boolean {
  return actor?.id === review.userId
}
