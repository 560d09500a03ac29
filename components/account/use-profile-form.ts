'use client'

import { useRouter } from 'next/navigation'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { useSession } from '@/lib/client/session'
import type { profileBody, User } from '@/lib/contracts/users'

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
    send: (body) => call('updateProfile', { params: { id: userId }, body }),
    onDone(saved) {
      setUser(saved)
      notify(savedText)
      router.push('/account')
      router.refresh()
    },
  })
}
