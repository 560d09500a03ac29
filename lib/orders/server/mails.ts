import 'server-only'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { env } from '@/lib/env'
import type { Compose } from '@/lib/mail/server/outbox'
import { formatMoney } from '@/lib/money'
import { refundText, whyCanceled } from '@/lib/orders/rules/cancel-texts'
import { receiptOf } from '@/lib/orders/rules/receipt'
import { findOrderForOwner, findTrackedOrder } from './queries'

/** Writes the customer's mails about an order: its receipt, its cancellation, and a refund by an operator. */
export const composeOrderMail: Compose = async ({ kind, orderId, userId }, { db }) => {
  const found = orderId && userId ? await findTrackedOrder({ orderId, customerId: userId }, { db }) : null
  if (!found) return null
  const { order, address } = found
  const receipt = receiptOf(order, formatAddress(address))
  if (!receipt) return null
  const button = { button: 'Open the order', href: `${env.APP_URL}/orders/${order.id}` }
  const about = { text: `${receipt.number} · ${receipt.placed}` }
  if (kind === 'order_canceled') {
    const why = `${whyCanceled(order)} ${refundText(order)}`
    const subject =
      order.cancelReason === 'no_answer'
        ? `${receipt.title} has not answered, so your order was canceled`
        : `Your order from ${receipt.title} was canceled`
    return {
      subject,
      preview: why,
      blocks: [
        { heading: subject },
        { text: why },
        about,
        { rows: [...receipt.lines, ...receipt.refunds, ...receipt.facts] },
        button,
      ],
    }
  }
  const refund = order.refunds.at(-1)
  if (kind === 'order_refunded' && refund) {
    const subject = `${formatMoney(refund.amountCents)} of your order from ${receipt.title} was refunded`
    return {
      subject,
      preview: refund.reason,
      blocks: [{ heading: subject }, { text: `‘${refund.reason}’` }, about, { rows: receipt.refunds }, button],
    }
  }
  const total = receipt.totals.at(-1)?.value ?? ''
  return {
    subject: `Your receipt from ${receipt.title}`,
    preview: `${receipt.number}, ${total}`,
    blocks: [
      { heading: receipt.arrival ?? `Your order from ${receipt.title}` },
      { text: receipt.canceled ?? `Thank you for your order from ${receipt.title}.` },
      about,
      { rows: [...receipt.lines, ...receipt.totals] },
      ...(receipt.refunds.length > 0 ? [{ rows: receipt.refunds }] : []),
      { rows: receipt.facts },
      button,
    ],
  }
}

/** Writes the mail to a restaurant's owner about a new order: what to cook, for when, and where the board is. */
export const composeOwnerMail: Compose = async ({ orderId, userId }, { db }) => {
  const order = orderId && userId ? await findOrderForOwner({ orderId, ownerId: userId }, { db }) : null
  const receipt = order && receiptOf(order, order.customer.firstName)
  if (!order || !receipt) return null
  const { when } = receipt
  return {
    subject: `New order at ${receipt.title}`,
    preview: `${receipt.number} · ${when}`,
    blocks: [
      { heading: `${receipt.number} for ${order.customer.firstName}` },
      { text: `${receipt.placed} · ${when}` },
      { rows: receipt.lines },
      { button: 'Open the order board', href: `${env.APP_URL}/restaurants/${order.restaurantId}/orders` },
      { text: 'You turn these mails off among your restaurants.' },
    ],
  }
}
