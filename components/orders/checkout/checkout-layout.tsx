import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'

/** The two columns of the checkout: the steps, and the summary that stays visible. */
export function CheckoutLayout({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <Container className="py-6 sm:py-8">
      <h1 className="mb-5 font-extrabold text-2xl sm:mb-6 sm:text-3xl">Checkout</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8">
        {/* The focused element must not be covered by the bar at the bottom of small screens. */}
        <div className="flex min-w-0 flex-col gap-4 max-lg:[&_:is(a,button,input,textarea)]:scroll-mb-28 sm:gap-5">
          {children}
        </div>
        <div className="min-w-0">{summary}</div>
      </div>
    </Container>
  )
}
