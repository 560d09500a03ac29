import type { Metadata, Viewport } from 'next'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { AddressDialog } from '@/components/accounts/address-dialog'
import { SignupModal } from '@/components/accounts/signup-modal'
import { CartQuestions } from '@/components/cart/cart-questions'
import { OrderSteps } from '@/components/shell/order-steps'
import { OutageNote } from '@/components/shell/outage-note'
import { OwnData } from '@/components/shell/own-data'
import { Toaster } from '@/components/ui/toast'
import { START_SCRIPT } from '@/lib/contract/start-script'
import { env } from '@/lib/env'
import { fontAddress, fontVariables } from './fonts'
import './globals.css'

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

/** The root layout: what the browser needs of its session, and the dialogs and toasts of every page. Knows no user. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  // A prerendered page would have no nonce.
  await connection()
  return (
    // The start script marks the document.
    <html lang="en" className={fontVariables} suppressHydrationWarning>
      {fontAddress && (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={fontAddress}
          media="(min-width: 48rem)"
          crossOrigin="anonymous"
        />
      )}
      <body className="flex min-h-dvh flex-col bg-canvas font-sans text-base text-ink">
        {/* As HTML text, since React does not run scripts in the browser and warns about them. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <div id="start" hidden dangerouslySetInnerHTML={{ __html: `<script>${START_SCRIPT}</script>` }} />
        <a
          href="#main"
          className="fixed top-2 left-2 z-50 -translate-y-20 rounded-sm bg-inverse px-4 py-3 font-semibold text-on-inverse focus:translate-y-0"
        >
          Skip to content
        </a>
        <OwnData />
        <OutageNote />
        {children}
        <CartQuestions />
        <SignupModal />
        <AddressDialog />
        <OrderSteps />
        <Toaster />
      </body>
    </html>
  )
}
