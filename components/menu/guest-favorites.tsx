'use client'

import { Heart } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { signupModal } from '@/lib/client/signup-modal'
import { TEXTS } from '@/lib/contracts/texts'

/** A guest cannot have favorites: says so and offers to sign up (spec §6.1). */
export function GuestFavorites() {
  return (
    <EmptyState
      picture={<Heart aria-hidden="true" />}
      title={TEXTS.noFavorites}
      text="Sign up to keep the dishes that you like. Your cart comes along."
      action={<Button onClick={signupModal.open}>Sign up</Button>}
    />
  )
}
