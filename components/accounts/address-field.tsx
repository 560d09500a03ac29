import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { TextInput } from '@/components/ui/text-input'
import { ADDRESS_EXAMPLE } from '@/lib/accounts/rules/delivery-address'
import { TEXTS } from '@/lib/contract/texts'

type AddressFieldProps = {
  label: string
  error: string | undefined
  /** Registers the text field with the form. */
  input: ComponentProps<typeof TextInput>
}

/** An address on one line; what is wrong with it comes with an example (spec §5.2). */
export function AddressField({ label, error, input }: AddressFieldProps) {
  // Guests cannot save an address, however it is written.
  const example = error === TEXTS.guestAddress ? undefined : ADDRESS_EXAMPLE
  return (
    <Field label={label} hint="Address, city, state, zip" error={error} example={example} required>
      <TextInput autoComplete="off" placeholder={ADDRESS_EXAMPLE} {...input} />
    </Field>
  )
}
