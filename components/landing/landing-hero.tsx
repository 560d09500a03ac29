'use client'

import type { ReactNode } from 'react'
import { alertUser } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contracts/texts'
import { Hero } from './hero'

/** The hero of the landing page; searching only says that it is to come (spec §2). */
export function LandingHero({ address, children }: { address: string; children?: ReactNode }) {
  return (
    <Hero address={address} onSearch={() => alertUser(TEXTS.comingSoonLanding)}>
      {children}
    </Hero>
  )
}
