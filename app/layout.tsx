import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { AddressDialog } from '@/components/accounts/address-dialog'
import { SignupModal } from '@/components/accounts/signup-modal'
import { CartQuestions } from '@/components/cart/cart-questions'
import { LikesSync } from '@/components/menu/likes-sync'
import { OrderSteps } from '@/components/orders/checkout/order-steps'
import { OwnData } from '@/components/shell/own-data'
import { Toaster } from '@/components/ui/toast'
import { SessionProvider } from '@/lib/accounts/browser/session'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { listLikedIds } from '@/lib/menu/server/queries'
import { fontVariables } from './fonts'
import './globals.css'
import { viewer } from './viewer'

export const metadata: Metadata = {
  metadataBase: new URL(env.APP_URL),
  title: { default: 'Plateful: food from the restaurants around you', template: '%s · Plateful' },
  description: 'Order from the restaurants around you and have it at your door in minutes.',
  applicationName: 'Plateful',
  formatDetection: { telephone: false, address: false, email: false },
}

/** The canvas colors of palette.css, for the browser's own interface. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfaf6' },
    { media: '(prefers-color-scheme: dark)', color: '#13100d' },
  ],
}

/** The root layout: the session, and the dialogs and toasts that any page may open. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const user = await viewer()
  // A guest has no likes, so likes that another user left in this browser must not be sent in the guest's name.
  const liked = user && !user.guestAccount ? { userId: user.id, ids: await listLikedIds(user.id, { db }) } : null
  return (
    <html lang="en" className={fontVariables}>
      <body className="flex min-h-dvh flex-col bg-canvas font-sans text-base text-ink">
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-inverse px-4 py-3 font-semibold text-on-inverse focus:translate-y-0"
        >
          Skip to content
        </a>
        <SessionProvider initialUser={user}>
          <OwnData />
          {children}
          <CartQuestions />
          <SignupModal />
          <AddressDialog />
          <LikesSync onServer={liked} />
          <OrderSteps />
        </SessionProvider>
        <Toaster />
      </body>
    </html>
  )
}
