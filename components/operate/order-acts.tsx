'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { formatMoney } from '@/lib/money'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { helpIsFor } from '@/lib/orders/rules/order-help'
import { leftToRefund } from '@/lib/orders/rules/order-refund'
import { ActDialog } from './act-dialog'
import { HelpDialog } from './help-dialog'
import { RefundDialog } from './refund-dialog'

/** The acts that an order allows now; the server decides again. */
export function OrderActs({ story, now }: { story: OperatorOrder; now: number }) {
  const [open, setOpen] = useState<'cancel' | 'refund' | 'help' | null>(null)
  const { order, customer } = story
  const left = leftToRefund(order)
  const isSubmitted = order.status === 'Submitted'
  const close = () => setOpen(null)
  return (
    <>
      {helpIsFor(order.help, new Date(now)) === 'operator' && (
        <Button size="sm" onClick={() => setOpen('help')}>
          Answer the request
        </Button>
      )}
      {isSubmitted && left > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('refund')}>
          Refund
        </Button>
      )}
      {isSubmitted && order.stage !== 'delivered' && (
        <Button variant="secondary" size="sm" className="text-danger-ink" onClick={() => setOpen('cancel')}>
          Cancel order
        </Button>
      )}
      {open === 'help' && <HelpDialog story={story} onClose={close} />}
      {open === 'refund' && <RefundDialog story={story} onClose={close} />}
      {open === 'cancel' && (
        <ActDialog
          title={`Cancel order ${order.id}?`}
          description={
            order.paymentMethod === 'wallet'
              ? `${formatMoney(left)} goes back to ${customer.firstName}’s wallet. ${customer.firstName} reads the reason.`
              : `The card is not charged. ${customer.firstName} reads the reason.`
          }
          confirmLabel="Cancel order"
          destructive
          about="cancel"
          send={(reason, idempotencyKey) =>
            callForOperator('cancelForOperator', { params: { id: order.id }, body: { reason }, idempotencyKey })
          }
          doneText={`Order ${order.id} is canceled.`}
          onClose={close}
        />
      )}
    </>
  )
}
