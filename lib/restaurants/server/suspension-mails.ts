import 'server-only'
import { untilText } from '@/lib/date-text'
import { env } from '@/lib/env'
import type { Block, Letter } from '@/lib/mail/rules/letter'
import type { Compose } from '@/lib/mail/server/outbox'
import { suspensionShape } from './shapes'

/** Writes the mails to owners about the suspension of a restaurant and its end; null when the state is another by now. */
export const composeSuspensionMail: Compose = async ({ kind, restaurantId }, { db }) => {
  const restaurant = restaurantId
    ? await db.read.restaurant.findUnique({
        where: { id: restaurantId },
        select: { id: true, name: true, servicing: true, timeZone: true, suspension: { select: suspensionShape } },
      })
    : null
  if (!restaurant) return null
  const { id, name, servicing, timeZone, suspension } = restaurant
  const isSuspended = suspension !== null && !suspension.waits
  if (isSuspended !== (kind === 'restaurant_suspended')) return null
  const button = { button: 'Open the restaurant', href: `${env.APP_URL}/restaurants/${id}/insight` }
  if (isSuspended) {
    return letter(`${name} is suspended`, suspension.reason, [
      { text: `Plateful has taken ${name} off the site ${untilText(suspension.until, timeZone)}.` },
      { text: `Reason: ‘${suspension.reason}’` },
      { text: 'It takes no orders meanwhile. Open orders go on. You can answer on its screens.' },
      button,
    ])
  }
  const subject = kind === 'restaurant_approved' ? `${name} is approved` : `${name} is no longer suspended`
  const text = servicing ? `Customers find ${name}, and can order.` : `${name} is inactive until you reactivate it.`
  return letter(subject, text, [{ text }, button])
}

const letter = (subject: string, preview: string, blocks: readonly Block[]): Letter => ({
  subject,
  preview,
  blocks: [{ heading: subject }, ...blocks],
})
