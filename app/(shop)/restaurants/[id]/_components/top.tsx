import { MapPin } from 'lucide-react'
import { PausedNote } from '@/components/restaurants/paused-note'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { RestaurantFacts } from '@/components/restaurants/restaurant-facts'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { SectionLink } from '@/components/ui/section-link'
import { Warning } from '@/components/ui/warning'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import type { Restaurant } from '@/lib/db/shapes'
import { PRICE_LEVEL_SIGNS } from '@/lib/restaurants/rules/catalog'
import { GroupOrderButton } from './group-order-button'

/** The top of the page: name, picture, delivery facts, and the restaurant's description of itself. */
export function Top({ restaurant }: { restaurant: Restaurant }) {
  return (
    <>
      <div className="pb-8 sm:pt-8">
        {!restaurant.servicing && <InactiveNote ownerId={restaurant.ownerId} />}
        {restaurant.servicing && (
          <PausedNote restaurant={closedFacts(restaurant)} className="mt-4 mb-6 rounded-md sm:mt-0" />
        )}
        <header className="flex flex-col gap-6 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-start md:gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] lg:gap-10">
          <Picture
            src={restaurant.storeImage}
            alt=""
            wide
            priority
            // In its own place from the start: a browser may paint before the rest of the header has arrived.
            className="-mx-4 sm:mx-0 sm:rounded-lg md:col-start-2 md:row-start-1"
          />
          <div className="flex min-w-0 flex-col gap-3 md:col-start-1 md:row-start-1">
            <h1 className="break-words font-extrabold text-3xl lg:text-4xl">{restaurant.name}</h1>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-base text-ink-soft">
              <SectionLink
                to="reviews"
                className="inline-flex min-h-11 min-w-11 items-center rounded-sm text-ink underline-offset-4 hover:underline fine:min-h-8"
              >
                {restaurant.ratingTenths === null ? (
                  'No reviews yet'
                ) : (
                  <RatingBadge of={restaurant} className="text-base" />
                )}
              </SectionLink>
              <span aria-hidden="true">·</span>
              <span>{restaurant.cuisineType}</span>
              <span aria-hidden="true">·</span>
              <span className="tabular">{PRICE_LEVEL_SIGNS[restaurant.priceLevel]}</span>
            </p>
            <p className="flex items-start gap-2 text-ink-soft text-sm">
              <MapPin className="mt-0.5 size-4 shrink-0" />
              {formatAddress(restaurant)}
            </p>
            <RestaurantFacts
              deliveryMinutes={restaurant.deliveryTimeMinutes}
              businessHours={restaurant.businessHours}
              closingTime={restaurant.closingTime}
            />
            <div className="flex flex-wrap gap-3 pt-1">
              <GroupOrderButton />
              <OwnerLinks restaurant={restaurant} />
            </div>
          </div>
        </header>
      </div>
      <section aria-labelledby="about-title" className="pb-8">
        <h2 id="about-title" className="mb-2 font-bold text-xl">
          About
        </h2>
        <p className="max-w-3xl break-words text-base text-ink-soft">{restaurant.description}</p>
      </section>
    </>
  )
}

/** Only what the note needs: it runs in the browser. */
function closedFacts({ pausedUntil, closedUntil, ordersWhileClosed, timeZone }: Restaurant) {
  return { pausedUntil, closedUntil, ordersWhileClosed, timeZone }
}

/** In everybody's page, and shown to the owner. */
function OwnerLinks({ restaurant: { id, ownerId } }: { restaurant: Restaurant }) {
  return (
    <div data-owner={ownerId} className="contents">
      <LinkButton href="/restaurants/manage" prefetch={false} variant="secondary" size="sm">
        Manage
      </LinkButton>
      <LinkButton href={`/restaurants/${id}/orders`} prefetch={false} variant="secondary" size="sm">
        Order board
      </LinkButton>
      <LinkButton href={`/restaurants/${id}/menu`} prefetch={false} variant="ghost" size="sm">
        Edit menu
      </LinkButton>
    </div>
  )
}

function InactiveNote({ ownerId }: { ownerId: number }) {
  return (
    <Warning className="mt-4 mb-6 rounded-md sm:mt-0">
      This restaurant is not taking orders at the moment.{' '}
      <span data-owner={ownerId}>Reactivate it among your restaurants to open it again.</span>
      <span data-others={ownerId}>You can still read its menu and its reviews.</span>
    </Warning>
  )
}
