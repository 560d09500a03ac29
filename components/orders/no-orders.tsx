'use client'

import { ReceiptText } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { TEXTS } from '@/lib/contract/texts'

/** What the orders screen shows before the first order; guests need an account for it. */
export function NoOrders({ isGuest }: { isGuest: boolean }) {
  return (
    <EmptyState
      picture={<ReceiptText aria-hidden="true" />}
      title={TEXTS.noOrders}
      text={
        isGuest ? 'Sign up to place your first order. Your cart comes along.' : 'Your first one is a few taps away.'
      }
      action={
        <>
          {isGuest && (
            <Button aria-haspopup="dialog" onClick={signupModal.open}>
              Sign up
            </Button>
          )}
          <LinkButton href="/home" variant={isGuest ? 'secondary' : 'primary'}>
            Browse restaurants
          </LinkButton>
        </>
      }
    />
  )
}
