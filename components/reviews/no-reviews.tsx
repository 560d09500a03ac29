'use client'

import { MessageSquareText } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { TEXTS } from '@/lib/contract/texts'

type NoReviewsProps = {
  text: string
  /** An action, for viewers who can write a review. */
  action: { href: string; label: string }
  isGuest?: boolean
}

/** Shown for an empty list of reviews. */
export function NoReviews({ text, action, isGuest }: NoReviewsProps) {
  return (
    <EmptyState
      picture={<MessageSquareText aria-hidden="true" />}
      title={TEXTS.noReviews}
      text={isGuest ? 'Reviews need an account. Your cart comes along.' : text}
      action={
        <>
          {isGuest && (
            <Button aria-haspopup="dialog" onClick={signupModal.open}>
              Sign up
            </Button>
          )}
          <LinkButton href={action.href} variant={isGuest ? 'secondary' : 'primary'}>
            {action.label}
          </LinkButton>
        </>
      }
    />
  )
}
