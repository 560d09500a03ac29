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

/** A restaurant, its staff and its money are managed by its owner. */
export function ownsRestaurant(actor: { id: number } | null, restaurant: { ownerId: number }): boolean {
  return actor?.id === restaurant.ownerId
}

/** The roles that an owner gives to members of a restaurant. */
export const MEMBER_ROLES = ['kitchen', 'manager'] as const
export type MemberRole = (typeof MEMBER_ROLES)[number]

/**
 * The roles at a restaurant, least first; each may do all that those before it may. The kitchen works with the board:
 * orders, pauses, and what is sold out. A manager also changes the menu and the hours, and replies to reviews. Only the
 * owner changes or deletes the restaurant itself and decides about its staff.
 */
export const RESTAURANT_ROLES = [...MEMBER_ROLES, 'owner'] as const
export type RestaurantRole = (typeof RESTAURANT_ROLES)[number]

type Staffed = { ownerId: number; members: readonly { userId: number | null; role: MemberRole }[] }

/** A user's role at a restaurant; null for everyone who does not work there. */
export function roleAt(actor: { id: number }, restaurant: Staffed): RestaurantRole | null {
  if (ownsRestaurant(actor, restaurant)) return 'owner'
  return restaurant.members.find(({ userId }) => userId === actor.id)?.role ?? null
}

/** Whether a role may do what takes at least the role `least`. */
export function mayAct(role: RestaurantRole | null, least: RestaurantRole): boolean {
  return role !== null && RESTAURANT_ROLES.indexOf(role) >= RESTAURANT_ROLES.indexOf(least)
}

/**
 * The sides on which a user may change an order: none, one, or both for somebody who orders where they work. All who work
 * with the restaurant's board are on its owner's side.
 */
export function orderRoles(
  actor: { id: number },
  order: { customerId: number; restaurant: Staffed | null },
): OrderActor[] {
  const isStaff = order.restaurant !== null && mayAct(roleAt(actor, order.restaurant), 'kitchen')
  return [...(order.customerId === actor.id ? (['customer'] as const) : []), ...(isStaff ? (['owner'] as const) : [])]
}

/** Owners may order from their own restaurants, but not review them. */
export function mayReview(actor: { id: number }, restaurant: { ownerId: number }): boolean {
  return !ownsRestaurant(actor, restaurant)
}

/** Reviews are edited and deleted by their authors. */
export function wroteReview(actor: { id: number } | null, review: { userId: number }): boolean {
  return actor?.id === review.userId
}

/** The side on which a user changes an order. */
export type OrderActor = 'customer' | 'owner'
