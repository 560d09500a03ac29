import type { ReactNode } from 'react'
import { BackToStore } from '@/components/orders/checkout/back-to-store'
import { BrandLink } from '@/components/shell/wordmark'
import { Container } from '@/components/ui/container'

/** The frame of the checkout: a bar with a link back to the store, and nothing else (spec §2.4). */
export default function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="sticky top-0 z-40 border-line border-b bg-surface short:static">
        <Container className="flex h-16 items-center justify-between gap-4">
          <BackToStore />
          <BrandLink />
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </>
  )
}
