'use client'

import { ChefHat, ClipboardList } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { TextField } from '@/components/ui/text-field'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { MEMBER_ROLES } from '@/lib/policy'
import { ROLE_TEXTS } from '@/lib/restaurants/rules/staff-texts'

const ICONS = { kitchen: <ChefHat />, manager: <ClipboardList /> }

const NOBODY: { email: string; role: (typeof MEMBER_ROLES)[number] } = { email: '', role: 'kitchen' }

/** Invites somebody by mail to work at a restaurant. */
export function InviteForm({ restaurantId }: { restaurantId: number }) {
  const router = useRouter()
  const { form, register, field, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/restaurants/contract/staff-schemas')).inviteBody,
    defaultValues: NOBODY,
    mode: 'onSubmit',
    failureText: 'Failed to send the invitation',
    send: (body) => call('inviteMember', { params: { id: restaurantId }, body }),
    onDone({ member, message }, { role }) {
      form.reset({ email: '', role })
      notify(`${message}: ${member.email}`)
      router.refresh()
    },
  })
  return (
    <form noValidate method="dialog" onSubmit={submit} aria-label="Invite somebody" className="flex flex-col gap-4">
      <FormAlert text={alert} />
      <TextField
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="off"
        hint="They get a link that works for 7 days, for an account with this email."
        required
        {...field('email')}
      />
      <RadioCards label="Role" className="sm:grid-cols-2">
        {MEMBER_ROLES.map((role) => (
          <RadioCard
            key={role}
            value={role}
            defaultChecked={role === NOBODY.role}
            icon={ICONS[role]}
            title={ROLE_TEXTS[role].title}
            description={ROLE_TEXTS[role].says}
            {...register('role')}
          />
        ))}
      </RadioCards>
      <Button type="submit" size="lg" className="sm:self-end" pending={pending}>
        Send invitation
      </Button>
    </form>
  )
}
