'use client'

import { UserRoundPlus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/client/signup-modal'

/** Guests cannot order; their cart is kept until they sign up. */
export function CheckoutGuest() {
  return (
    <EmptyState
      as="h1"
      picture={<UserRoundPlus aria-hidden="true" />}
      title="Sign up to place your order"
      text="It takes a minute, and your cart comes along."
      action={
        <>
          <Button aria-haspopup="dialog" onClick={signupModal.open}>
            Sign up
          </Button>
          <LinkButton href="/home" variant="secondary">
            Browse restaurants
          </LinkButton>
        </>
      }
    />
  )
}
