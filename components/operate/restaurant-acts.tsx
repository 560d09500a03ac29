'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { callForOperator } from '@/lib/operate/browser/call-for-operator'
import type { OperatorRestaurant } from '@/lib/operate/server/shapes'
import { ActDialog } from './act-dialog'
import { SuspendDialog } from './suspend-dialog'

type RestaurantActsProps = { restaurant: Pick<OperatorRestaurant, 'id' | 'name' | 'state'> }

/** The acts that a restaurant allows now; the server decides again. */
export function RestaurantActs({ restaurant: { id, name, state } }: RestaurantActsProps) {
  const [open, setOpen] = useState<'suspend' | 'lift' | null>(null)
  const close = () => setOpen(null)
  const waits = state === 'waiting'
  return (
    <>
      {(waits || state === 'suspended') && (
        <Button size="sm" onClick={() => setOpen('lift')}>
          {waits ? 'Approve' : 'Lift suspension'}
        </Button>
      )}
      <Button variant="secondary" size="sm" className="text-danger-ink" onClick={() => setOpen('suspend')}>
        {state === 'suspended' ? 'Change suspension' : waits ? 'Refuse' : 'Suspend'}
      </Button>
      {open === 'suspend' && (
        <SuspendDialog
          title={`Suspend ${name}?`}
          description="It leaves all lists and takes no orders; open orders go on. The owner reads the reason and can answer."
          about="suspend"
          send={(body, idempotencyKey) =>
            callForOperator('suspendRestaurant', { params: { id }, body, idempotencyKey })
          }
          doneText={`${name} is suspended.`}
          onClose={close}
        />
      )}
      {open === 'lift' && (
        <ActDialog
          title={waits ? `Approve ${name}?` : `Let ${name} back?`}
          description="It is as its owner has left it. The owner gets a mail."
          confirmLabel={waits ? 'Approve' : 'Lift suspension'}
          about="lift"
          send={(reason, idempotencyKey) =>
            callForOperator('liftRestaurant', { params: { id }, body: { reason }, idempotencyKey })
          }
          doneText={waits ? `${name} is approved.` : `${name} is no longer suspended.`}
          onClose={close}
        />
      )}
    </>
  )
}
