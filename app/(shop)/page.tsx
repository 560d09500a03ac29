import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { viewer } from '@/app/viewer'
import { GuestButton } from '@/components/auth/quick-entries'
import { CuisineGrid } from '@/components/landing/cuisine-grid'
import { LandingHero } from '@/components/landing/landing-hero'
import { Reasons } from '@/components/landing/reasons'
import { LinkButton } from '@/components/ui/link-button'
import { CUISINES, cuisinePicture } from '@/lib/domain/catalog'

export const metadata: Metadata = { alternates: { canonical: '/' } }

export default async function LandingPage() {
  if (await viewer()) redirect('/home')
  const cuisines = CUISINES.map((name) => ({
    name,
    picture: cuisinePicture(name),
    href: `/home?cuisine=${encodeURIComponent(name)}`,
  }))
  return (
    <>
      <LandingHero address="">
        <div className="flex flex-wrap gap-3 *:grow lg:*:grow-0">
          <LinkButton href="/home" size="lg" variant="secondary">
            Browse restaurants
          </LinkButton>
          <GuestButton next="/home" size="lg" variant="ghost" />
        </div>
      </LandingHero>
      <Reasons />
      <CuisineGrid cuisines={cuisines} />
    </>
  )
}
