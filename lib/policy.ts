/** Who may do what (spec §6.1). Commands and screens ask here instead of writing such conditions inline. */

type Actor = { id: number; guestAccount: boolean }

/** Users may change their own account only. */
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

/**
 * The roles in which a user may change an order: none, one, or both for an owner who orders from their own restaurant.
 */
export function orderRoles(
  actor: { id: number },
  order: { customerId: number; restaurant: { ownerId: number } | null },
): OrderActor[] {
  const isOwner = order.restaurant !== null && ownsRestaurant(actor, order.restaurant)
  return [...(order.customerId === actor.id ? (['customer'] as const) : []), ...(isOwner ? (['owner'] as const) : [])]
}

/** Owners may order from their own restaurants, but not review them. */
export function mayReview(actor: { id: number }, restaurant: { ownerId: number }): boolean {
  return !ownsRestaurant(actor, restaurant)
}

/** Reviews are edited and deleted by their authors. */
export function wroteReview(actor: { id: number } | null, review: { userId: number }): boolean {
  return actor?.id === review.userId
}

/** The role in which a user changes an order. */
export type OrderActor = 'customer' | 'owner'
