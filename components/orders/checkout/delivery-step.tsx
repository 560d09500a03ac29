'use client'

import { MapPin } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { addressDialog } from '@/lib/accounts/browser/dialogs'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import type { ForCourier } from '@/lib/personal-texts'
import { CheckoutStep } from './checkout-step'
import { InstructionsField } from './instructions-field'

type DeliveryStepProps = {
  user: User
  /** The texts for the courier that were typed for this order. */
  typed: Partial<ForCourier>
  /** Receives a text as it is typed, so that the order gets it even before it is saved, and a reload keeps it. */
  onType: (typed: Partial<ForCourier>) => void
}

/** The address and the courier's instructions; both are saved with the account. */
export function DeliveryStep({ user, typed, onType }: DeliveryStepProps) {
  const address = formatAddress(user)
  return (
    <CheckoutStep title="Deliver to">
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken">
          <MapPin className="size-5" />
        </span>
        <p className="min-w-0 flex-1">
          <span className="block break-words font-semibold">{address || 'No delivery address yet'}</span>
          <span className="block text-ink-soft text-sm">
            {address ? `For ${user.firstName}` : 'We need one to bring your order.'}
          </span>
        </p>
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => addressDialog.open()}>
          {address ? 'Change' : 'Add'}
          <span className="sr-only"> delivery address</span>
        </Button>
      </div>
      <InstructionsField
        user={user}
        typed={typed.deliveryInstructions}
        onText={(deliveryInstructions) => onType({ deliveryInstructions })}
      />
    </CheckoutStep>
  )
}
