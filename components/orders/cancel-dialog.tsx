'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { alertUser, dismissNews, notify } from '@/components/ui/toast'
import { failureText, isAnswer } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { formatMoney } from '@/lib/money'
import { cancelOrder } from '@/lib/orders/browser/checkout-flow'
import type { Order } from '@/lib/orders/server/shapes'

type CancelDialogProps = {
  order: Order
  onClose: () => void
  /** Called when the order is canceled, or no longer in the state shown. */
  onSettled: () => void
}

/** Asks once before an order is canceled, and says what happens to the money. */
export function CancelDialog({ order, onClose, onSettled }: CancelDialogProps) {
  const [attempts] = useState(() => new Attempts())
  const amount = formatMoney(order.totalCents)
  const about = { topic: `order ${order.id}` }
  const paidByWallet = order.status === 'Submitted' && order.paymentMethod === 'wallet'

  async function cancel() {
    try {
      const canceled = await cancelOrder(order.id, attempts.keyFor(order.id))
      if (canceled.status === 'Canceled') {
        // The message that the food arrives soon is no longer true.
        dismissNews()
        notify(paidByWallet ? `Order canceled. ${amount} is back in your wallet.` : 'Order canceled.', about)
      }
    } catch (error) {
      alertUser(failureText(error), about)
      if (!isAnswer(error)) return false
    }
    onSettled()
    return true
  }

  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cancel this order?"
      description={consequence(order, paidByWallet, amount)}
      confirmLabel="Cancel order"
      cancelLabel="Keep order"
      destructive
      onConfirm={cancel}
    />
  )
}

function consequence(order: Order, paidByWallet: boolean, amount: string): string {
  const from = `We’ll cancel the order${order.reviewed ? ' and delete your review' : ''}.`
  if (paidByWallet) return `${from} ${amount} goes back to your wallet at once.`
  return order.status === 'Submitted' ? `${from} Your card is not charged.` : 'Nothing has been charged for it.'
}
