'use client'

import { useEffect } from 'react'
import { late } from '@/components/ui/late'
import { signupModal, useSignupModal } from '@/lib/accounts/browser/dialogs'
import { useSession } from '@/lib/accounts/browser/session'
import { whenUsed } from '@/lib/client/when-used'

const SignupDialog = late(async () => (await import('./signup-dialog')).SignupDialog, { soon: null })

/** Renders the signup dialog, for guests only. */
export function SignupModal() {
  const open = useSignupModal((state) => state.open)
  const isGuest = useSession().user?.guestAccount === true
  useEffect(() => (isGuest ? whenUsed(SignupDialog.preload) : undefined), [isGuest])
  return <SignupDialog open={open} onOpenChange={(next) => !next && signupModal.close()} />
}
