import type { Prisma } from '@/lib/db/generated/client'

export const boardRestaurantShape = {
  id: true,
  ownerId: true,
  name: true,
  timeZone: true,
  accepts: true,
  pausedUntil: true,
  pauseReason: true,
  busyMinutes: true,
  busyUntil: true,
  suspension: { select: { waits: true, reason: true, until: true } },
} as const satisfies Prisma.RestaurantSelect
export type BoardRestaurantRow = Prisma.RestaurantGetPayload<{ select: typeof boardRestaurantShape }>
/** The restaurant of a board, as the board shows it. */
export type BoardRestaurant = Omit<BoardRestaurantRow, 'ownerId'>

/** The same with everyone who works with the board. */
export const staffedRestaurantShape = {
  ...boardRestaurantShape,
  members: { where: { userId: { not: null } }, select: { userId: true } },
} as const satisfies Prisma.RestaurantSelect
export type StaffedRestaurant = Prisma.RestaurantGetPayload<{ select: typeof staffedRestaurantShape }>
