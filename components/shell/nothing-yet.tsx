'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/accounts/browser/dialogs'

type NothingYetProps = {
  picture: ReactNode
  title: string
  text: string
  isGuest?: boolean
  link?: { href: string; label: string }
}

/** Shown for an empty list of the viewer. Guests are asked to sign up, since lists need an account (spec §6.1). */
export function NothingYet({ picture, title, text, isGuest, link }: NothingYetProps) {
  return (
    <EmptyState
      picture={picture}
      title={title}
      text={text}
      action={
        <>
          {isGuest && (
            <Button aria-haspopup="dialog" onClick={signupModal.open}>
              Sign up
            </Button>
          )}
          {link && (
            <LinkButton href={link.href} variant={isGuest ? 'secondary' : 'primary'}>
              {link.label}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
