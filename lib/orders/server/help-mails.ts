import 'server-only'
import { env } from '@/lib/env'
import type { Compose } from '@/lib/mail/server/outbox'
import { formatMoney } from '@/lib/money'
import { answerText, HELP_TITLES } from '@/lib/orders/rules/help-texts'
import { receiptOf } from '@/lib/orders/rules/receipt'
import { findOrderForOwner, findTrackedOrder } from './queries'

/** Writes the mail to the customer about the answer to a request for help. */
export const composeHelpMail: Compose = async ({ orderId, userId }, { db }) => {
  const found = orderId && userId ? await findTrackedOrder({ orderId, customerId: userId }, { db }) : null
  const help = found?.order.help
  const receipt = found && receiptOf(found.order, '')
  if (!help?.answeredBy || !receipt) return null
  const { order } = found
  const subject = answerText(order)
  return {
    subject,
    preview: help.answer,
    blocks: [
      { heading: subject },
      { text: `‘${help.answer}’` },
      { text: `${receipt.number} at ${receipt.title} · ${receipt.placed}` },
      ...(receipt.refunds.length > 0 ? [{ rows: receipt.refunds }] : []),
      ...(help.appealUntil ? [{ text: 'Not content with it? You can ask Plateful to look at it, on the order.' }] : []),
      { button: 'Open the order', href: `${env.APP_URL}/orders/${order.id}` },
    ],
  }
}

/** Writes the mail to a restaurant's owner about a request for help; null once it was answered. */
export const composeHelpMailForOwner: Compose = async ({ orderId, userId }, { db }) => {
  const order = orderId && userId ? await findOrderForOwner({ orderId, ownerId: userId }, { db }) : null
  const help = order?.help
  if (!order || help?.state !== 'open') return null
  const subject = `${order.customer.firstName} asks for help with order ${order.id}`
  return {
    subject,
    preview: HELP_TITLES[help.kind],
    blocks: [
      { heading: subject },
      { text: help.text ? `${HELP_TITLES[help.kind]}: ‘${help.text}’` : HELP_TITLES[help.kind] },
      { text: `${order.restaurant.name} · ${formatMoney(order.totalCents)}. Please answer within 24 hours.` },
      { button: 'Open the order board', href: `${env.APP_URL}/restaurants/${order.restaurantId}/orders` },
    ],
  }
}
