import { CircleCheck, Info } from 'lucide-react'
import { requireViewer } from '@/app/viewer'
import { RateForm } from '@/components/reviews/rate-form'
import { TEXTS } from '@/lib/contract/texts'
import { dateText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { findOrderToReview } from '@/lib/reviews/server/queries'

type RateOrderProps = {
  orderId: number
  restaurantId: number
  /** The address of the screen, for a visitor who has to log in first. */
  path: string
}

/** The form that rates one of the viewer's own orders, or the reason why there is none. */
export async function RateOrder({ orderId, restaurantId, path }: RateOrderProps) {
  const { id: customerId } = await requireViewer(path)
  const order = await findOrderToReview({ orderId, customerId, restaurantId }, { db })
  if (!order) return <Notice text="Only a submitted order of your own can be rated." />
  if (order.ownRestaurant) return <Notice text={TEXTS.ownReview} />
  if (order.reviewed) return <Notice done text="You have rated this order. Thank you!" />
  const items = order.items.map((item) => `${item.quantity} × ${item.name}`).join(', ')
  const orderText = `${dateText(order.createdAt, env.DEFAULT_TIME_ZONE)}: ${items}`
  return <RateForm restaurantId={restaurantId} orderId={orderId} orderText={orderText} />
}

function Notice({ done, text }: { done?: boolean; text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg bg-sunken px-5 py-4">
      {done ? (
        <CircleCheck className="size-5 shrink-0 text-success-ink" />
      ) : (
        <Info className="size-5 shrink-0 text-ink-soft" />
      )}
      {text}
    </p>
  )
}
