'use client'

import { RefundChoice, useRefundChoice } from '@/components/orders/refund-choice'
import { formatMoney } from '@/lib/money'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { leftToRefund } from '@/lib/orders/rules/order-refund'
import { ActDialog } from './act-dialog'

/** Answers a customer's request for help, for good. */
export function HelpDialog({ story, onClose }: { story: OperatorOrder; onClose: () => void }) {
  const { order, customer, leftLines } = story
  const choice = useRefundChoice({ order, left: leftLines, asked: order.help?.lines ?? [] })
  const { by, refund, cents, isReady, fields } = choice
  const decision = refund ? { decision: 'refund' as const, ...refund } : { decision: 'decline' as const }
  return (
    <ActDialog
      title={`Answer the request about order ${order.id}`}
      description={`${formatMoney(leftToRefund(order))} is left to refund. ${customer.firstName} reads the reason.`}
      confirmLabel={cents === null ? 'Answer' : `Refund ${formatMoney(cents)}`}
      destructive={by === 'decline'}
      isReady={isReady}
      about={[decision, order.version]}
      send={(reason, idempotencyKey) =>
        callForOperator('decideHelpForOperator', {
          params: { id: order.id },
          body: { ...decision, reason, version: order.version },
          idempotencyKey,
        })
      }
      doneText="The request is answered."
      onClose={onClose}
    >
      <RefundChoice fields={fields} label="Answer" hideLabel hints={{ decline: '' }} />
    </ActDialog>
  )
}
