'use client'

import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorRestaurant } from '@/lib/operate/server/shapes'
import { ActButton, DialogButton } from './act-button'
import { SuspendDialog } from './suspend-dialog'

type RestaurantActsProps = { restaurant: Pick<OperatorRestaurant, 'id' | 'name' | 'state'> }

/** The acts that a restaurant allows now; the server decides again. */
export function RestaurantActs({ restaurant: { id, name, state } }: RestaurantActsProps) {
  const waits = state === 'waiting'
  const params = { id }
  return (
    <>
      {(waits || state === 'suspended') && (
        <ActButton
          label={waits ? 'Approve' : 'Lift suspension'}
          look="primary"
          act={{
            title: waits ? `Approve ${name}?` : `Let ${name} back?`,
            description: 'It is as its owner has left it. The owner gets a mail.',
            send: (reason, idempotencyKey) =>
              callForOperator('liftRestaurant', { params, body: { reason }, idempotencyKey }),
            doneText: waits ? `${name} is approved.` : `${name} is no longer suspended.`,
          }}
        />
      )}
      <DialogButton
        label={state === 'suspended' ? 'Change suspension' : waits ? 'Refuse' : 'Suspend'}
        isDangerous
        dialog={(onClose) => (
          <SuspendDialog
            title={`Suspend ${name}?`}
            description="It leaves all lists and takes no orders; open orders go on. The owner reads the reason and can answer."
            send={(body, idempotencyKey) => callForOperator('suspendRestaurant', { params, body, idempotencyKey })}
            doneText={`${name} is suspended.`}
            onClose={onClose}
          />
        )}
      />
    </>
  )
}
