'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode, SubmitEvent } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FormAlert } from '@/components/ui/form-alert'
import { LinkButton } from '@/components/ui/link-button'
import { notify } from '@/components/ui/toast'
import { useSession } from '@/lib/accounts/browser/session'
import type { profileBody } from '@/lib/accounts/contract/schemas'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import type { User } from '@/lib/db/shapes'

type ProfileBody = z.input<typeof profileBody>

type ProfileFormOptions<Values extends FieldValues> = {
  userId: number
  schema: () => Promise<z.ZodMiniType<FieldValues, ProfileBody>>
  /** Under the names of the wire, so that values are sent unchanged. */
  defaultValues: Values & DefaultValues<Values>
  savedText: string
}

/** The form of one part of the profile: it saves, confirms, and returns to the account screen. */
export function useProfileForm<Values extends FieldValues>(options: ProfileFormOptions<Values>) {
  const { userId, schema, defaultValues, savedText } = options
  const router = useRouter()
  const { setUser } = useSession()
  return useApiForm<Values, ProfileBody, User>({
    schema,
    defaultValues,
    send: (body) => call('updateProfile', { params: { id: userId }, body }).then(userFromWire),
    onDone(saved) {
      setUser(saved)
      notify(savedText)
      router.push('/account')
      router.refresh()
    },
  })
}

type ProfileFormProps = {
  alert: string | null
  pending: boolean
  onSubmit: (event: SubmitEvent) => Promise<void>
  children: ReactNode
}

/** The frame of a form for one part of the profile. */
export function ProfileForm({ alert, pending, onSubmit, children }: ProfileFormProps) {
  return (
    <Card>
      <form noValidate method="dialog" onSubmit={onSubmit}>
        <FormAlert text={alert} />
        {children}
        <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <LinkButton href="/account" variant="secondary">
            Cancel
          </LinkButton>
          <Button type="submit" pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
