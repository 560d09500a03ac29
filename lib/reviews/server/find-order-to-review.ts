import 'server-only'
import type { Db } from '@/lib/db/database'

type Question = { orderId: number; customerId: number; restaurantId: number }

/** The order of a new review: a Submitted order of the customer at the restaurant, reviewed or not; else null. */
export async function findOrderToReview({ orderId, customerId, restaurantId }: Question, { db }: { db: Db }) {
  const order = await db.read.order.findFirst({
    where: { id: orderId, customerId, restaurantId, status: 'Submitted' },
    select: {
      id: true,
      createdAt: true,
      review: { select: { id: true } },
      restaurant: { select: { ownerId: true } },
      items: { select: { name: true, quantity: true }, orderBy: { id: 'asc' } },
    },
  })
  if (!order) return null
  const { review, restaurant, ...rest } = order
  return { ...rest, reviewed: review !== null, ownRestaurant: restaurant?.ownerId === customerId }
}
