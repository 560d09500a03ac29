'use client'

import type { ReactNode } from 'react'
import { alertUser } from '@/components/ui/toast'
import { deliveryWish, useDeliveryWish } from '@/lib/client/delivery-wish'
import { TEXTS } from '@/lib/contracts/texts'
import { Hero } from './hero'

/**
 * The hero of the landing page. It keeps the address and time for later, although searching only answers 'coming soon'
 * (spec §2.2).
 */
export function LandingHero({ children }: { children?: ReactNode }) {
  const wish = useDeliveryWish()
  return (
    <Hero wish={wish} onWish={deliveryWish.set} onSearch={() => alertUser(TEXTS.comingSoonLanding)}>
      {children}
    </Hero>
  )
}
