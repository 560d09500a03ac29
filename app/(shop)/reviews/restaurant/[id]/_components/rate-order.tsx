import { ReviewForm } from '@/components/reviews/review-form'
import { ReviewNotice } from '@/components/reviews/review-notice'
import { TEXTS } from '@/lib/contracts/texts'
import { db } from '@/lib/db/client'
import { dateText } from '@/lib/domain/date-text'
import { env } from '@/lib/env'
import { findOrderToReview } from '@/lib/queries/reviews/find-order-to-review'

type RateOrderProps = { orderId: number; customerId: number; restaurantId: number }

/** The form that rates one of the viewer's own orders, or the reason why there is none. */
export async function RateOrder({ orderId, customerId, restaurantId }: RateOrderProps) {
  const order = await findOrderToReview({ orderId, customerId, restaurantId }, { db })
  if (!order) return <ReviewNotice done={false} text="Only a submitted order of your own can be rated." />
  if (order.ownRestaurant) return <ReviewNotice done={false} text={TEXTS.ownReview} />
  if (order.reviewed) return <ReviewNotice done text="You have rated this order. Thank you!" />
  const items = order.items.map((item) => `${item.quantity} × ${item.name}`).join(', ')
  const orderText = `${dateText(order.createdAt, env.DEFAULT_TIME_ZONE)}: ${items}`
  return <ReviewForm restaurantId={restaurantId} orderId={orderId} orderText={orderText} />
}
