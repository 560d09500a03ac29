'use client'

import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import type { OverlayProps } from '@/components/ui/late'
import { TextInput } from '@/components/ui/text-input'
import { notify } from '@/components/ui/toast'
import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { useSession } from '@/lib/accounts/browser/session'
import { signUp } from '@/lib/accounts/browser/sign-up'
import { parseAddress } from '@/lib/accounts/rules/delivery-address'
import { useApiForm } from '@/lib/client/api-form'

/** The signup dialog for guests: it turns the guest into a full account and keeps the cart (spec §5.1, §6.1). */
export function SignupDialog({ open, onOpenChange }: OverlayProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Sign up to continue"
      description="Ordering, reviews and favorites need an account. Your cart comes along."
    >
      <SignupForm />
    </Dialog>
  )
}

const EMPTY = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  password: '',
  confirmPassword: '',
}

function SignupForm() {
  const router = useRouter()
  const { setUser } = useSession()
  const id = useId()
  const { register, errors, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/schemas')).signupModalBody,
    defaultValues: { ...EMPTY, ...parseAddress(deliveryWish.stored().address) },
    send: ({ confirmPassword: _, ...body }, { idempotencyKey }) => signUp(body, idempotencyKey),
    onDone(user) {
      setUser(user)
      signupModal.close()
      notify(`Welcome, ${user.firstName}!`)
      router.refresh()
    },
  })
  return (
    <form id={id} noValidate onSubmit={submit} className="pb-2">
      <FormAlert text={alert} />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName} required>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <Field label="Last name" error={errors.lastName} required>
          <TextInput autoComplete="family-name" {...register('lastName')} />
        </Field>
        <Field label="Email" error={errors.email} required>
          <TextInput type="email" autoComplete="email" {...register('email')} />
        </Field>
        <Field label="Phone number" error={errors.phoneNumber} hint="10 digits, dashes allowed" required>
          <TextInput type="tel" autoComplete="tel-national" {...register('phoneNumber')} />
        </Field>
        <Field label="Address" error={errors.address} required>
          <TextInput autoComplete="street-address" {...register('address')} />
        </Field>
        <Field label="City" error={errors.city} required>
          <TextInput autoComplete="address-level2" {...register('city')} />
        </Field>
        <Field label="State" error={errors.state} required>
          <TextInput autoComplete="address-level1" {...register('state')} />
        </Field>
        <Field label="Zip" error={errors.zip} required>
          <TextInput autoComplete="postal-code" inputMode="numeric" {...register('zip')} />
        </Field>
        <Field label="Password" error={errors.password} hint="At least 8 characters" required>
          <TextInput type="password" autoComplete="new-password" {...register('password')} />
        </Field>
        <Field label="Confirm Password" error={errors.confirmPassword} required>
          <TextInput type="password" autoComplete="new-password" {...register('confirmPassword')} />
        </Field>
      </div>
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={signupModal.close} disabled={pending}>
          Not now
        </Button>
        <Button type="submit" pending={pending}>
          Sign up
        </Button>
      </div>
    </form>
  )
}
