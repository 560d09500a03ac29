'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormAlert } from '@/components/ui/form-alert'
import { FormButtons } from '@/components/ui/form-buttons'
import type { OverlayProps } from '@/components/ui/late'
import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { addressDialog } from '@/lib/accounts/browser/dialogs'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import { AddressField, useAddressForm } from './address-form'

type FormProps = { user: User; onSaved: ((user: User) => void) | undefined }

/** Asks for the delivery address and saves it with the account. */
export function AddressFormDialog({ open, onOpenChange, ...form }: OverlayProps & FormProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Where should we bring it?"
      description="We save the address with your account."
    >
      <AddressForm {...form} />
    </Dialog>
  )
}

function AddressForm({ user, onSaved }: FormProps) {
  const address = formatAddress(user) || deliveryWish.stored().address
  const { field, alert, pending, submit } = useAddressForm(user, address, (saved) => {
    addressDialog.close()
    onSaved?.(saved)
  })
  return (
    <form
      noValidate
      className="pb-2"
      onSubmit={(event) => {
        // React events bubble through portals: the form that opened this dialog must not be submitted too.
        event.stopPropagation()
        void submit(event)
      }}
    >
      <FormAlert text={alert} />
      <AddressField label="Delivery address" {...field('address')} />
      <FormButtons label="Save address" pending={pending} className="mt-3">
        <Button variant="secondary" onClick={addressDialog.close} disabled={pending}>
          Cancel
        </Button>
      </FormButtons>
    </form>
  )
}
