'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { TextField } from '@/components/ui/text-field'
import { notify } from '@/components/ui/toast'
import { session, useSession } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { ADDRESS_EXAMPLE, formatAddress, parseAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'

/** The form that saves an address on one line with the account (spec §5.2); guests are told to log in first. */
export function useAddressForm(user: User, address: string, onSaved: (saved: User) => void) {
  return useApiForm({
    schema: user.guestAccount
      ? async () => (await import('@/lib/accounts/contract/schemas')).guestAddressFormBody
      : async () => (await import('@/lib/accounts/contract/schemas')).addressFormBody,
    defaultValues: { address },
    send: ({ address }) =>
      call('updateProfile', { params: { id: user.id }, body: parseAddress(address) ?? { address } }).then(userFromWire),
    fieldNames: { city: 'address', state: 'address', zip: 'address' },
    onDone(saved) {
      session.setUser(saved)
      onSaved(saved)
    },
  })
}

/** An address on one line; its error comes with an example (spec §5.2), unless a guest cannot save any address. */
export function AddressField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      hint="Address, city, state, zip"
      example={props.error === TEXTS.guestAddress ? undefined : ADDRESS_EXAMPLE}
      required
      autoComplete="off"
      placeholder={ADDRESS_EXAMPLE}
      {...props}
    />
  )
}

/** The delivery address on the account screen. */
export function AddressForm({ user }: { user: User }) {
  const address = formatAddress(useSession().user ?? user)
  const { form, field, alert, pending, submit } = useAddressForm(user, address, () =>
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
      <AddressField label="Address" {...field('address')} />
      <Button type="submit" variant="secondary" pending={pending} className="mt-2">
        Save address
      </Button>
    </form>
  )
}
