'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorPerson } from '@/lib/operate/server/shapes'
import { ActDialog } from './act-dialog'
import { nameOf } from './operate-texts'
import { SuspendDialog } from './suspend-dialog'

type PersonActsProps = { person: OperatorPerson }

/** The acts that an account allows now; the server decides again. */
export function PersonActs({ person }: PersonActsProps) {
  const [open, setOpen] = useState<'suspend' | 'lift' | 'signOut' | 'picture' | null>(null)
  const { id, operator, suspension, profileImage, counts } = person
  const name = nameOf(person)
  const params = { id }
  const close = () => setOpen(null)
  return (
    <>
      {suspension && (
        <Button size="sm" onClick={() => setOpen('lift')}>
          Lift suspension
        </Button>
      )}
      {profileImage && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('picture')}>
          Remove picture
        </Button>
      )}
      {counts.sessions > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setOpen('signOut')}>
          Sign out everywhere
        </Button>
      )}
      {!operator && (
        <Button variant="secondary" size="sm" className="text-danger-ink" onClick={() => setOpen('suspend')}>
          {suspension ? 'Change suspension' : 'Suspend'}
        </Button>
      )}
      {open === 'suspend' && (
        <SuspendDialog
          title={`Suspend ${name}?`}
          description={`${name} is signed out everywhere, can neither order nor review, and reads the reason when logging in.`}
          about="suspend"
          send={(body, idempotencyKey) => callForOperator('suspendPerson', { params, body, idempotencyKey })}
          doneText={`${name} is suspended.`}
          onClose={close}
        />
      )}
      {open === 'lift' && (
        <ActDialog
          title={`Let ${name} back?`}
          description={`${name} gets a mail and logs in again.`}
          confirmLabel="Lift suspension"
          about="lift"
          send={(reason, idempotencyKey) => callForOperator('liftPerson', { params, body: { reason }, idempotencyKey })}
          doneText={`${name} is no longer suspended.`}
          onClose={close}
        />
      )}
      {open === 'signOut' && (
        <ActDialog
          title={`Sign ${name} out everywhere?`}
          description="All sessions end within a second. Logging in again is possible."
          confirmLabel="Sign out"
          about="signOut"
          send={(reason, idempotencyKey) =>
            callForOperator('signPersonOut', { params, body: { reason }, idempotencyKey })
          }
          doneText={`${name} is signed out everywhere.`}
          onClose={close}
        />
      )}
      {open === 'picture' && (
        <ActDialog
          title={`Remove the picture of ${name}?`}
          description="Reviews show the initial instead. Another picture can be set."
          confirmLabel="Remove picture"
          destructive
          about="picture"
          send={(reason, idempotencyKey) =>
            callForOperator('removePersonsPicture', { params, body: { reason }, idempotencyKey })
          }
          doneText="The picture is removed."
          onClose={close}
        />
      )}
    </>
  )
}
