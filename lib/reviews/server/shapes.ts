import type { Prisma } from '@/lib/db/generated/client'

export const reviewShape = {
  id: true,
  text: true,
  orderRating: true,
  restaurantRating: true,
  restaurantId: true,
  orderId: true,
  userId: true,
  createdAt: true,
  reply: true,
  repliedAt: true,
  user: { select: { id: true, firstName: true, profileImage: true } },
  restaurant: { select: { id: true, name: true } },
} as const satisfies Prisma.ReviewSelect
export type Review = Prisma.ReviewGetPayload<{ select: typeof reviewShape }>
