'use client'

import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useCheckout } from '@/lib/client/checkout-store'
import { TEXTS } from '@/lib/contracts/texts'
import { orderOf } from '@/lib/domain/checkout'

/** The link from the checkout back to the restaurant of the order. */
export function BackToStore() {
  const restaurantId = useCheckout((state) => orderOf(state)?.restaurantId)
  return (
    <Link
      href={restaurantId ? `/restaurants/${restaurantId}` : '/home'}
      className="inline-flex h-11 items-center gap-2 rounded-sm px-2 font-semibold text-sm transition-colors hover:bg-sunken"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      {TEXTS.backToStore}
    </Link>
  )
}
