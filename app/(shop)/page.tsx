import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { viewer } from '@/app/viewer'
import { GuestButton } from '@/components/accounts/quick-entries'
import { CuisineGrid } from '@/components/landing/cuisine-grid'
import { Hero } from '@/components/landing/hero'
import { OwnerBanner } from '@/components/landing/owner-banner'
import { Reasons } from '@/components/landing/reasons'
import { BestLoved } from '@/components/restaurants/best-loved'
import { LinkButton } from '@/components/ui/link-button'
import { db } from '@/lib/db/client'
import { listBestLoved } from '@/lib/restaurants/server/queries'

export const metadata: Metadata = { alternates: { canonical: '/' } }

/** Two rows of cards on a wide screen. */
const SHOWN = 6

export default async function LandingPage() {
  if (await viewer()) redirect('/home')
  const restaurants = await listBestLoved(SHOWN, { db })
  return (
    <>
      <Hero>
        <div className="flex flex-wrap gap-3 *:grow lg:*:grow-0">
          <LinkButton href="/home" size="lg">
            Browse restaurants
          </LinkButton>
          <GuestButton next="/home" size="lg" variant="ghost" />
        </div>
      </Hero>
      <Reasons />
      <CuisineGrid />
      <BestLoved restaurants={restaurants} />
      <OwnerBanner />
    </>
  )
}
