'use client'

import { CalendarClock, MapPin, Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { alertUser } from '@/components/ui/toast'
import { deliveryWish, useDeliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { TEXTS } from '@/lib/contract/texts'
import { DRAWN } from '@/lib/drawn-pictures'

const MOMENTS = [
  { value: 'now', label: 'Deliver now' },
  { value: 'later', label: 'Schedule for later' },
]

/* A field may be filled before the scripts run. React leaves the text in it, but the stored wish has to be told. */
const keepAddress = (field: HTMLInputElement | null): void => {
  if (field?.value) deliveryWish.set({ address: field.value })
}
const keepMoment = (field: HTMLSelectElement | null): void => {
  if (field?.value === 'later') deliveryWish.set({ moment: 'later' })
}

/**
 * The top of the landing page: the headline, the address box with `children` below it, and a picture. It keeps the
 * address and time for later, although searching only answers 'coming soon' (spec §2.2).
 */
export function Hero({ children }: { children: ReactNode }) {
  const router = useRouter()
  const wish = useDeliveryWish()
  return (
    <section className="bg-hero">
      <Container className="grid items-center gap-x-10 gap-y-4 pt-2 pb-12 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] md:py-6 lg:pb-12">
        {/* The picture comes first, as on phones: a slow browser paints in parts, and no part may move another. */}
        {/* biome-ignore lint/performance/noImgElement: a small local picture of its final size */}
        <img
          src={`/images/hero.webp?v=${DRAWN}`}
          srcSet={`/images/hero-480.webp?v=${DRAWN} 480w, /images/hero.webp?v=${DRAWN} 900w`}
          sizes="(min-width: 48rem) 40vw, (min-width: 40rem) 320px, 240px"
          alt=""
          width={900}
          height={900}
          fetchPriority="high"
          className="mx-auto -mb-2 w-60 max-w-full sm:w-80 md:col-start-2 md:row-start-1 md:mb-0 md:w-full"
        />
        <div className="flex min-w-0 flex-col gap-5 md:col-start-1 md:row-start-1">
          <h1 className="font-extrabold text-3xl sm:max-md:text-4xl lg:text-4xl">
            Good food from around the corner, at your door
          </h1>
          <p className="max-w-120 text-ink-soft text-lg">
            Twenty cuisines, hundreds of dishes, one cart. Tell us where you are and we will bring the rest.
          </p>
          <form
            aria-label="Find food"
            className="mt-2 flex flex-col gap-2 rounded-lg bg-raised p-3 shadow-soft lg:max-w-144"
            onSubmit={(event) => {
              event.preventDefault()
              alertUser(TEXTS.comingSoonLanding, {
                action: { label: 'Browse restaurants', onPress: () => router.push('/home') },
              })
            }}
          >
            <TextInput
              ref={keepAddress}
              aria-label="Delivery address"
              autoComplete="address-line1"
              placeholder="Enter delivery address"
              before={<MapPin />}
              value={wish.address}
              onChange={(event) => deliveryWish.set({ address: event.target.value })}
              tall
            />
            <div className="flex flex-col gap-2 sm:flex-row">
              <div className="min-w-0 flex-1">
                <Select
                  ref={keepMoment}
                  aria-label="When to deliver"
                  options={MOMENTS}
                  value={wish.moment}
                  onChange={(event) => deliveryWish.set({ moment: event.target.value === 'later' ? 'later' : 'now' })}
                  before={<CalendarClock />}
                  tall
                />
              </div>
              <Button type="submit" size="lg" variant="secondary" className="rounded-sm! sm:px-8">
                <Search className="size-5" />
                Search
              </Button>
            </div>
          </form>
          {children}
        </div>
      </Container>
    </section>
  )
}
