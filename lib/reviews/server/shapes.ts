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
  hidden: true,
  user: { select: { id: true, firstName: true, profileImage: true } },
  restaurant: { select: { id: true, name: true } },
} as const satisfies Prisma.ReviewSelect
export type Review = Prisma.ReviewGetPayload<{ select: typeof reviewShape }>

/** Why something is hidden, and the author's answer, which is '' until there is one. */
export const hidingShape = {
  reason: true,
  at: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.HidingSelect
export type Hiding = Prisma.HidingGetPayload<{ select: typeof hidingShape }>

/** A review for its author, who also sees a hidden one. */
export type OwnReview = Review & { hiding: Hiding | null }
