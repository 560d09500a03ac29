'use client'

import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorPerson } from '@/lib/operate/server/shapes'
import { ActButton, DialogButton } from './act-button'
import { nameOf } from './operate-texts'
import { SuspendDialog } from './suspend-dialog'

/** The acts that an account allows now; the server decides again. */
export function PersonActs({ person }: { person: OperatorPerson }) {
  const { id, operator, suspension, profileImage, counts } = person
  const name = nameOf(person)
  const params = { id }
  const send = (act: 'liftPerson' | 'removePersonsPicture' | 'signPersonOut') => (reason: string, key: string) =>
    callForOperator(act, { params, body: { reason }, idempotencyKey: key })
  return (
    <>
      {suspension && (
        <ActButton
          label="Lift suspension"
          look="primary"
          act={{
            title: `Let ${name} back?`,
            description: `${name} gets a mail and logs in again.`,
            send: send('liftPerson'),
            doneText: `${name} is no longer suspended.`,
          }}
        />
      )}
      {profileImage && (
        <ActButton
          label="Remove picture"
          isDangerous
          act={{
            title: `Remove the picture of ${name}?`,
            description: 'Reviews show the initial instead. Another picture can be set.',
            send: send('removePersonsPicture'),
            doneText: 'The picture is removed.',
          }}
        />
      )}
      {counts.sessions > 0 && (
        <ActButton
          label="Sign out everywhere"
          act={{
            title: `Sign ${name} out everywhere?`,
            description: 'All sessions end within a second. Logging in again is possible.',
            send: send('signPersonOut'),
            doneText: `${name} is signed out everywhere.`,
          }}
        />
      )}
      {!operator && (
        <DialogButton
          label={suspension ? 'Change suspension' : 'Suspend'}
          isDangerous
          dialog={(onClose) => (
            <SuspendDialog
              title={`Suspend ${name}?`}
              description={`${name} is signed out everywhere, can neither order nor review, and reads the reason when logging in.`}
              send={(body, idempotencyKey) => callForOperator('suspendPerson', { params, body, idempotencyKey })}
              doneText={`${name} is suspended.`}
              onClose={onClose}
            />
          )}
        />
      )}
    </>
  )
}
