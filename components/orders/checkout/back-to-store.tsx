'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { TEXTS } from '@/lib/contract/texts'
import { useCheckout } from '@/lib/orders/browser/checkout-store'
import { orderOf } from '@/lib/orders/rules/checkout-states'

/** The link from the checkout back to the restaurant of the order. */
export function BackToStore() {
  const restaurantId = useCheckout((state) => orderOf(state)?.restaurantId)
  return (
    <Link
      href={restaurantId ? `/restaurants/${restaurantId}` : '/home'}
      className="inline-flex h-11 items-center gap-2 rounded-sm px-2 font-semibold text-sm transition-colors hover:bg-sunken"
    >
      <ArrowLeft className="size-5" />
      {TEXTS.backToStore}
    </Link>
  )
}
