'use client'

import { CloudOff, LogIn, RefreshCw, Store, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyles } from '@/components/ui/button-styles'
import type { OverlayProps } from '@/components/ui/late'
import { timeOf } from '@/lib/date-text'
import { Strip } from './board-notices'

/** Over the whole board while there is no connection: what it shows may be old. */
export function ConnectionBanner({ since, timeZone }: OverlayProps & { since: number; timeZone: string }) {
  return (
    <div role="alert">
      <p className="flex items-center justify-center gap-3 bg-danger-fill px-4 py-4 text-center font-bold text-on-fill text-xl">
        <CloudOff className="size-7 shrink-0" />
        No connection since {timeOf(since, timeZone)}
      </p>
    </div>
  )
}

/** Covers the board after the session has ended: new orders would no longer arrive. */
export function SessionAlarm({ restaurantId }: OverlayProps & { restaurantId: number }) {
  const next = encodeURIComponent(`/restaurants/${restaurantId}/orders`)
  return (
    <Cover title="You have been signed out" text="New orders no longer arrive here. Log in to continue.">
      <a href={`/login?next=${next}`} className={buttonStyles({ variant: 'secondary', size: 'tap-lg' })}>
        <LogIn className="size-6" />
        Log in
      </a>
    </Cover>
  )
}

/** Covers the board of a restaurant where the user no longer works, or that is gone. */
export function BoardClosed({ name }: OverlayProps & { name: string }) {
  return (
    <Cover title="This board is closed" text={`You no longer work with the orders of ${name}.`}>
      <a href="/restaurants/manage" className={buttonStyles({ variant: 'secondary', size: 'tap-lg' })}>
        <Store className="size-6" />
        Your restaurants
      </a>
    </Cover>
  )
}

/** A message over the whole board, which hides what may be old or no longer for these eyes. */
function Cover({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 bg-danger-fill p-6 text-center text-on-fill"
    >
      <TriangleAlert className="size-20" />
      <p className="max-w-160 text-balance font-extrabold text-4xl">{title}</p>
      <p className="max-w-128 text-balance font-semibold text-xl">{text}</p>
      {children}
    </div>
  )
}

/** The page never reloads itself: an order must not disappear under a finger. */
export function NewBuildStrip(_: OverlayProps) {
  return (
    <Strip onPress={() => window.location.reload()}>
      <RefreshCw className="size-6 shrink-0" />
      Plateful has been updated – tap to reload
    </Strip>
  )
}
