'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { notify } from '@/components/ui/toast'
import { useSession } from '@/lib/accounts/browser/session'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/db/shapes'
import { AddressField } from './address-field'
import { useAddressForm } from './use-address-form'

/** The delivery address on the account screen. */
export function AddressForm({ user }: { user: User }) {
  const address = formatAddress(useSession().user ?? user)
  const { form, register, errors, alert, pending, submit } = useAddressForm(user, address, () =>
    notify('Your address has been saved', { topic: 'address' }),
  )

  // The top bar can change the address as well; saving the old one would undo that.
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current !== address) form.reset({ address })
    shown.current = address
  }, [form, address])

  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Where to deliver">
      <FormAlert text={alert} />
      <AddressField label="Address" error={errors.address} input={register('address')} />
      <Button type="submit" variant="secondary" pending={pending} className="mt-2">
        Save address
      </Button>
    </form>
  )
}
