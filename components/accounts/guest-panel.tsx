'use client'

import { Check, UserRound } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import { signupModal } from '@/lib/accounts/browser/dialogs'

const GAINS = [
  'Order, and see your food arrive',
  'A wallet that starts with $999.99',
  'Favorites and reviews of your own',
  'A delivery address that is remembered',
]

/** Tells a guest what a guest account is, and how to get a full one. */
export function GuestPanel() {
  return (
    <Card pad="p-6 sm:p-8" className="flex flex-col gap-6 sm:flex-row">
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft">
        <UserRound className="size-8" />
      </span>
      <div className="min-w-0">
        <h2 className="font-bold text-xl">You are browsing as a guest</h2>
        <p className="mt-2 text-base text-ink-soft">
          Guests can browse every menu and fill a cart. Nothing of a guest is kept for longer than 30 days. Sign up, and
          your cart comes with you:
        </p>
        <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-x-6 gap-y-2">
          {GAINS.map((gain) => (
            <li key={gain} className="flex items-start gap-2 text-base">
              <Check className="mt-0.5 size-5 shrink-0 text-success-ink" />
              {gain}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={signupModal.open}>Sign up</Button>
          <LinkButton href="/login?next=/account" prefetch={false} variant="secondary">
            Log in
          </LinkButton>
        </div>
      </div>
    </Card>
  )
}
