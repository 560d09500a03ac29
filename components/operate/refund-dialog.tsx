'use client'

import { RefundChoice, useRefundChoice } from '@/components/orders/refund-choice'
import { formatMoney } from '@/lib/money'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { leftToRefund } from '@/lib/orders/rules/order-refund'
import { ActDialog } from './act-dialog'

/** Gives a part of an order back: pieces of its lines, or an amount. */
export function RefundDialog({ story, onClose }: { story: OperatorOrder; onClose: () => void }) {
  const { order, customer, leftLines } = story
  const { refund, cents, fields } = useRefundChoice({ order, left: leftLines, by: 'lines' })
  const to = order.paymentMethod === 'wallet' ? `${customer.firstName}’s wallet` : 'the card that paid'
  const sum = cents === null ? '' : formatMoney(cents)
  return (
    <ActDialog
      title={`Refund a part of order ${order.id}`}
      description={`To ${to}. ${formatMoney(leftToRefund(order))} is left. ${customer.firstName} reads the reason.`}
      confirmLabel={`Refund ${sum}`.trim()}
      isReady={refund !== null}
      about={refund}
      send={async (reason, idempotencyKey) =>
        refund &&
        callForOperator('refundForOperator', { params: { id: order.id }, body: { ...refund, reason }, idempotencyKey })
      }
      doneText={`${sum} went back.`}
      onClose={onClose}
    >
      <RefundChoice
        fields={fields}
        label="By"
        hideLabel
        hints={{ lines: 'With their share of taxes and fees', decline: null }}
      />
    </ActDialog>
  )
}
