import { CircleCheck, CircleX, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusPill, type Tone } from '@/components/ui/status-pill'
import type { OrderStatus } from '@/lib/domain/order-status'

const LOOKS: Record<OrderStatus, { tone: Tone; icon: ReactNode }> = {
  Active: { tone: 'warning', icon: <ShoppingBag aria-hidden="true" /> },
  Submitted: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  Canceled: { tone: 'neutral', icon: <CircleX aria-hidden="true" /> },
}

/** The status of an order in its color. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { tone, icon } = LOOKS[status]
  return (
    <StatusPill tone={tone} icon={icon}>
      {status}
    </StatusPill>
  )
}
