'use client'

import { Store } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { TEXTS } from '@/lib/contract/texts'

type NotAllowedProps = {
  /** guest: has to sign up first; stranger: is signed in, but not the owner. */
  reason: 'guest' | 'stranger' | 'no-restaurant'
}

const WORDS = {
  guest: {
    title: TEXTS.guestRefused,
    text: 'Guests can browse and fill a cart. With an account you can also run restaurants of your own.',
  },
  stranger: {
    title: TEXTS.notAllowed,
    text: 'Only the owner of a restaurant can change it and its menu. You may be signed in with another account.',
  },
  'no-restaurant': {
    title: 'First, add your restaurant',
    text: 'Dishes belong to a restaurant. Add yours first, then its menu.',
  },
}

/** Replaces an owner's screen for users who may not see it; it reveals nothing about the screen. */
export function NotAllowed({ reason }: NotAllowedProps) {
  const { title, text } = WORDS[reason]
  return (
    <EmptyState
      as="h1"
      pad="py-20"
      className="flex-1 justify-center"
      picture={<Store />}
      title={title}
      text={text}
      action={
        <>
          {reason === 'guest' && <Button onClick={signupModal.open}>Sign up</Button>}
          {reason === 'stranger' && <LinkButton href="/restaurants/manage">{TEXTS.manageRestaurants}</LinkButton>}
          {reason === 'no-restaurant' && <LinkButton href="/restaurants/new">{TEXTS.addRestaurant}</LinkButton>}
          <LinkButton href="/home" variant="secondary">
            Browse restaurants
          </LinkButton>
        </>
      }
    />
  )
}
