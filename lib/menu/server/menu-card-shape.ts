import type { Prisma } from '@/lib/db/generated/client'

/** Only what a card of a menu item shows: these rows go to the browser. */
export const menuCardShape = {
  id: true,
  name: true,
  description: true,
  priceCents: true,
  foodImage: true,
  foodType: true,
  soldOutUntil: true,
} as const satisfies Prisma.MenuItemSelect
export type MenuCard = Prisma.MenuItemGetPayload<{ select: typeof menuCardShape }>

/** The same for lists of several restaurants. */
export const menuCardWithRestaurantShape = {
  ...menuCardShape,
  restaurant: { select: { id: true, name: true, servicing: true, pausedUntil: true } },
} as const satisfies Prisma.MenuItemSelect
export type MenuCardWithRestaurant = Prisma.MenuItemGetPayload<{ select: typeof menuCardWithRestaurantShape }>
export type MenuCardRestaurant = MenuCardWithRestaurant['restaurant']
