import 'server-only'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { env } from '@/lib/env'
import type { Compose } from '@/lib/mail/server/outbox'
import { refundText, whyCanceled } from '@/lib/orders/rules/cancel-texts'
import { receiptOf } from '@/lib/orders/rules/receipt'
import { findTrackedOrder } from './queries'

/** Writes the mails about an order: its receipt, and that it was canceled. */
export const composeOrderMail: Compose = async ({ kind, orderId, userId }, { db }) => {
  const found = orderId && userId ? await findTrackedOrder({ orderId, customerId: userId }, { db }) : null
  if (!found) return null
  const { order, address } = found
  const receipt = receiptOf(order, formatAddress(address))
  if (!receipt) return null
  const button = { button: 'Open the order', href: `${env.APP_URL}/orders/${order.id}` }
  const rows = [
    { text: `${receipt.number} · ${receipt.placed}` },
    { rows: [...receipt.lines, ...receipt.totals] },
    { rows: receipt.facts },
    button,
  ]
  if (kind === 'order_canceled') {
    const why = `${whyCanceled(order)} ${refundText(order)}`
    return {
      subject: `Your order from ${receipt.title} was canceled`,
      preview: why,
      blocks: [{ heading: `Your order from ${receipt.title} was canceled` }, { text: why }, ...rows],
    }
  }
  const total = receipt.totals.at(-1)?.value ?? ''
  return {
    subject: `Your receipt from ${receipt.title}`,
    preview: `${receipt.number}, ${total}`,
    blocks: [
      { heading: `Thank you for your order from ${receipt.title}` },
      ...(receipt.canceled ? [{ text: receipt.canceled }] : []),
      ...rows,
    ],
  }
}
