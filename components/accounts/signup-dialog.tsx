'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormAlert } from '@/components/ui/form-alert'
import { FormButtons } from '@/components/ui/form-buttons'
import type { OverlayProps } from '@/components/ui/late'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { notify } from '@/components/ui/toast'
import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { signupModal, useSignupModal } from '@/lib/accounts/browser/dialogs'
import { session } from '@/lib/accounts/browser/session'
import { signUp } from '@/lib/accounts/browser/sign-up'
import { parseAddress } from '@/lib/accounts/rules/delivery-address'
import { useApiForm } from '@/lib/client/api-form'
import { NewPasswordField } from './new-password-field'

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
  const { field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/accounts/contract/schemas')).signupModalBody,
    defaultValues: { ...EMPTY, ...parseAddress(deliveryWish.stored().address) },
    send: ({ confirmPassword: _, ...body }, { idempotencyKey }) => session.enter(signUp(body, idempotencyKey)),
    onDone(user) {
      const { onDone: goOn } = useSignupModal.getState()
      signupModal.close()
      goOn?.()
      notify(`Welcome, ${user.firstName}!`)
    },
  })
  return (
    <form noValidate onSubmit={submit} className="pb-2">
      <FormAlert text={alert} />
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
        <TextField label="First name" required autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('lastName')} />
        <TextField label="Email" required type="email" autoComplete="email" {...field('email')} />
        <TextField
          label="Phone number"
          hint="10 digits, dashes allowed"
          required
          type="tel"
          autoComplete="tel-national"
          {...field('phoneNumber')}
        />
        <TextField label="Address" required autoComplete="address-line1" {...field('address')} />
        <TextField label="City" required autoComplete="address-level2" {...field('city')} />
        <TextField label="State" required autoComplete="address-level1" {...field('state')} />
        <TextField label="Zip" required autoComplete="postal-code" inputMode="numeric" {...field('zip')} />
        <NewPasswordField label="Password" {...field('password')} />
        <PasswordField label="Confirm Password" required autoComplete="new-password" {...field('confirmPassword')} />
      </div>
      <FormButtons label="Sign up" pending={pending} className="mt-2">
        <Button variant="secondary" onClick={signupModal.close} disabled={pending}>
          Not now
        </Button>
      </FormButtons>
    </form>
  )
}
