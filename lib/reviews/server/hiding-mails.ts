import 'server-only'
import { env } from '@/lib/env'
import type { Compose } from '@/lib/mail/server/outbox'
import { hidingShape } from './shapes'

/** Writes the mails to authors about what is hidden and what is shown again; null when the state is another by now. */
export const composeHidingMail: Compose = async ({ kind, orderId, hash }, { db: { read } }) => {
  const hiding = { select: hidingShape }
  const review = orderId
    ? await read.review.findUnique({
        where: { orderId },
        select: { hiding, restaurant: { select: { name: true } } },
      })
    : null
  const found = hash ? await read.image.findUnique({ where: { hash }, select: { hiding } }) : review
  if (!found || (found.hiding !== null) !== (kind === 'thing_hidden')) return null
  const name = review ? `Your review of ${review.restaurant.name}` : 'A picture that you uploaded'
  const subject = `${name} ${found.hiding ? 'was hidden' : 'is shown again'}`
  const words = found.hiding
    ? [
        { text: 'Plateful has hidden it. Only you see it now.' },
        { text: `Reason: ‘${found.hiding.reason}’` },
        {
          text: `Not right? You can answer once, ${review ? 'where your reviews are' : 'on the screen of your account'}.`,
        },
      ]
    : [{ text: 'Everybody sees it as before.' }]
  const button = review
    ? { button: 'Open your reviews', href: `${env.APP_URL}/reviews` }
    : { button: 'Open your account', href: `${env.APP_URL}/account` }
  return {
    subject,
    preview: found.hiding?.reason ?? 'Everybody sees it as before.',
    blocks: [{ heading: subject }, ...words, button],
  }
}
