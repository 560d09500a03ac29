'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import { ActDialog } from './act-dialog'

/** Sends a mail about an order again. */
export function SendAgain({ orderId, mailId, name }: { orderId: number; mailId: number; name: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Send again
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
      {open && (
        <ActDialog
          title="Send this mail again?"
          description="It goes to the email that the account has today, with the order as it is now."
          confirmLabel="Send again"
          about={mailId}
          send={(reason, idempotencyKey) =>
            callForOperator('mailForOperator', {
              params: { id: orderId },
              body: { mail: mailId, reason },
              idempotencyKey,
            })
          }
          doneText="The mail is on its way."
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
