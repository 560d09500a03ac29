'use client'

import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import { ActButton } from './act-button'

/** Sends a mail about an order again. */
export function SendAgain({ orderId, mailId, name }: { orderId: number; mailId: number; name: string }) {
  return (
    <ActButton
      label="Send again"
      about={name}
      look="ghost"
      act={{
        title: 'Send this mail again?',
        description: 'It goes to the email that the account has today, with the order as it is now.',
        send: (reason, idempotencyKey) =>
          callForOperator('mailForOperator', {
            params: { id: orderId },
            body: { mail: mailId, reason },
            idempotencyKey,
          }),
        doneText: 'The mail is on its way.',
      }}
    />
  )
}
