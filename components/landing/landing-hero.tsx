'use client'

import type { ReactNode } from 'react'
import { alertUser } from '@/components/ui/toast'
import { deliveryWish, useDeliveryWish } from '@/lib/client/delivery-wish'
import { TEXTS } from '@/lib/contracts/texts'
import { Hero } from './hero'

/** The hero of the landing page: what is told there is found again later, though searching only says that it is to come (spec §2.2). */
export function LandingHero({ children }: { children?: ReactNode }) {
  const wish = useDeliveryWish()
  return (
    <Hero wish={wish} onWish={deliveryWish.set} onSearch={() => alertUser(TEXTS.comingSoonLanding)}>
      {children}
    </Hero>
  )
}
