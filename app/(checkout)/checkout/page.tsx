import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { Checkout } from '@/components/orders/checkout/checkout'

export const metadata: Metadata = {
  title: 'Checkout',
  description: 'Choose how your order is delivered, paid and tipped.',
  robots: { index: false },
}

export default async function CheckoutPage() {
  return <Checkout rendered={await requireViewer('/checkout')} />
}
