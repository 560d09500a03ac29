import type { ReactNode } from 'react'
import { CartSheet } from '@/components/cart/cart-sheet'
import { OrderStrip } from '@/components/orders/order-strip'
import { Footer } from '@/components/shell/footer'
import { TopBar } from '@/components/shell/top-bar'

/** The shell of every screen but the checkout: top bar, cart and footer. */
export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
      <Footer />
      <OrderStrip />
      <CartSheet />
    </>
  )
}
