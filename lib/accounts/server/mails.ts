import 'server-only'
import { env } from '@/lib/env'
import type { Compose } from '@/lib/mail/server/outbox'

/** Writes the mails about an account. */
export const composeAccountMail: Compose = async ({ userId }, { db }) => {
  const user = userId && (await db.read.user.findUnique({ where: { id: userId }, select: { firstName: true } }))
  if (!user) return null
  return {
    subject: 'Welcome to Plateful',
    preview: 'Your account is ready.',
    blocks: [
      { heading: `Welcome, ${user.firstName}` },
      { text: 'Your account is ready, with money in your wallet for the first orders.' },
      { button: 'Find something to eat', href: `${env.APP_URL}/home` },
    ],
  }
}
