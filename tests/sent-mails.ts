import { db } from '@/lib/db/client'
import { letterText } from '@/lib/mail/rules/letter'
import { sendDueMails } from '@/lib/mail/server/outbox'
import type { Transport } from '@/lib/mail/server/transport'
import { compose } from '@/lib/operations/server/compose-mail'

type SentMail = { to: string; subject: string; text: string }

/** Sends the mails that wait, to the test alone. */
export async function sentMails(): Promise<SentMail[]> {
  const mails: SentMail[] = []
  const transport: Transport = {
    send: async ({ to, letter }) => {
      mails.push({ to, subject: letter.subject, text: letterText(letter, 'http://localhost:3000') })
    },
    close: () => {},
  }
  while ((await sendDueMails({ transport, compose }, { db, now: new Date(Date.now() + 1_000) })) > 0);
  return mails
}
