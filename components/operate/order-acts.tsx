'use client'

import { formatMoney } from '@/lib/money'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { helpIsFor } from '@/lib/orders/rules/order-help'
import { leftToRefund } from '@/lib/orders/rules/order-refund'
import { ActButton, DialogButton } from './act-button'
import { HelpDialog } from './help-dialog'
import { RefundDialog } from './refund-dialog'

/** The acts that an order allows now; the server decides again. */
export function OrderActs({ story, now }: { story: OperatorOrder; now: number }) {
  const { order, customer } = story
  const { id } = order
  const left = leftToRefund(order)
  const isSubmitted = order.status === 'Submitted'
  return (
    <>
      {helpIsFor(order.help, new Date(now)) === 'operator' && (
        <DialogButton
          label="Answer the request"
          look="primary"
          dialog={(onClose) => <HelpDialog story={story} onClose={onClose} />}
        />
      )}
      {isSubmitted && left > 0 && (
        <DialogButton label="Refund" dialog={(onClose) => <RefundDialog story={story} onClose={onClose} />} />
      )}
      {isSubmitted && order.stage !== 'delivered' && (
        <ActButton
          label="Cancel order"
          isDangerous
          act={{
            title: `Cancel order ${id}?`,
            description:
              order.paymentMethod === 'wallet'
                ? `${formatMoney(left)} goes back to ${customer.firstName}’s wallet. ${customer.firstName} reads the reason.`
                : `The card is not charged. ${customer.firstName} reads the reason.`,
            send: (reason, idempotencyKey) =>
              callForOperator('cancelForOperator', { params: { id }, body: { reason }, idempotencyKey }),
            doneText: `Order ${id} is canceled.`,
          }}
        />
      )}
    </>
  )
}
