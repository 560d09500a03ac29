/** No more than a card of a menu item shows: these rows go to the browser as they are. */
export const menuCardShape = {
  id: true,
  name: true,
  description: true,
  priceCents: true,
  foodImage: true,
  foodType: true,
} as const

/** The same where lists mix restaurants. */
export const mixedCardShape = {
  ...menuCardShape,
  restaurant: { select: { id: true, name: true, servicing: true } },
} as const
