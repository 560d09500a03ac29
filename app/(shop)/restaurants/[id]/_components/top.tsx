import { MapPin } from 'lucide-react'
import { ReportButton } from '@/components/reports/report-button'
import { PausedNote } from '@/components/restaurants/paused-note'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { RestaurantFacts } from '@/components/restaurants/restaurant-facts'
import { RestaurantHeart } from '@/components/restaurants/restaurant-heart'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { SectionLink } from '@/components/ui/section-link'
import { Warning } from '@/components/ui/warning'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { formatMoney } from '@/lib/money'
import { PRIORITY_FEE_CENTS } from '@/lib/orders/rules/order-total'
import { reportedPicture } from '@/lib/reports/rules'
import { PRICE_LEVEL_SIGNS } from '@/lib/restaurants/rules/catalog'
import { NOT_AVAILABLE } from '@/lib/restaurants/rules/suspension'
import type { Restaurant } from '@/lib/restaurants/server/shapes'
import { GroupOrderButton } from './group-order-button'

/** The top of the page: name, picture, delivery facts and one line of text, so that the first screen shows the menu. */
export function Top({ restaurant, suspended }: { restaurant: Restaurant; suspended: boolean }) {
  return (
    <>
      {suspended && <SuspendedNote ownerId={restaurant.ownerId} />}
      {!restaurant.servicing && !suspended && <InactiveNote ownerId={restaurant.ownerId} />}
      {restaurant.servicing && (
        <PausedNote restaurant={closedFacts(restaurant)} className="rounded-md max-sm:my-2 sm:mt-4" />
      )}
      <header className="flex flex-col gap-2 pb-1 sm:gap-4 sm:py-4 md:grid md:grid-cols-[minmax(0,1fr)_16rem] md:items-start md:gap-8 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <Picture
          src={restaurant.storeImage}
          alt=""
          sizes="(min-width: 48rem) 17rem, 100vw"
          wide
          priority
          // In its own place from the start: a browser may paint before the rest of the header has arrived.
          className="-mx-4 max-sm:aspect-[7/2]! sm:mx-0 sm:rounded-lg md:col-start-2 md:row-start-1"
        />
        <div className="flex min-w-0 flex-col gap-1 sm:gap-2 md:col-start-1 md:row-start-1">
          <div className="flex items-start justify-between gap-3">
            <h1 className="min-w-0 break-words font-extrabold text-2xl sm:text-3xl">{restaurant.name}</h1>
            <div className="flex shrink-0 items-center gap-2">
              <GroupOrderButton className="max-sm:hidden" />
              <RestaurantHeart restaurant={{ id: restaurant.id, name: restaurant.name }} />
            </div>
          </div>
          <p className="flex flex-wrap items-center gap-x-2 text-base text-ink-soft">
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
          <RestaurantFacts
            deliveryMinutes={restaurant.deliveryTimeMinutes}
            businessHours={restaurant.businessHours}
            closingTime={restaurant.openingWeek ? null : restaurant.closingTime}
          />
          <About restaurant={restaurant} />
          <div className="flex flex-wrap gap-3 empty:hidden">
            <OwnerLinks restaurant={restaurant} />
          </div>
        </div>
      </header>
    </>
  )
}

/** The beginning of the description; the rest, the address and the price of priority open below it. */
function About({ restaurant }: { restaurant: Restaurant }) {
  return (
    <details className="group max-w-3xl text-ink-soft text-sm">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm fine:min-h-9 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 truncate group-open:hidden">{restaurant.description}</span>
        <span className="shrink-0 font-semibold text-ink underline underline-offset-4">
          <span className="group-open:hidden">More</span>
          <span className="hidden group-open:inline">Less</span>
        </span>
      </summary>
      <h2 className="sr-only">About</h2>
      <p className="break-words text-base">{restaurant.description}</p>
      <p className="mt-2 flex items-start gap-2">
        <MapPin className="mt-0.5 size-4 shrink-0" />
        {formatAddress(restaurant)}
      </p>
      <p className="mt-2">Priority delivery adds {formatMoney(PRIORITY_FEE_CENTS)}.</p>
      <GroupOrderButton className="my-2 sm:hidden" />
      <ReportButton
        things={[
          { thing: { kind: 'restaurant', id: restaurant.id }, name: 'The restaurant' },
          ...reportedPicture(restaurant.storeImage, 'Its picture'),
        ]}
        authorId={restaurant.ownerId}
        label="this restaurant"
      />
    </details>
  )
}

/** Only what the note needs: it runs in the browser. */
function closedFacts(restaurant: Restaurant) {
  const { pausedUntil, closedUntil, ordersWhileClosed, timeZone, busyMinutes, busyUntil } = restaurant
  return { pausedUntil, closedUntil, ordersWhileClosed, timeZone, busyMinutes, busyUntil }
}

/** Part of every page; CSS shows it to the owner only. */
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

function SuspendedNote({ ownerId }: { ownerId: number }) {
  return (
    <Warning className="mt-4 rounded-md max-sm:mb-4">
      {NOT_AVAILABLE} <span data-owner={ownerId}>Its screens tell you why.</span>
    </Warning>
  )
}

function InactiveNote({ ownerId }: { ownerId: number }) {
  return (
    <Warning className="mt-4 rounded-md max-sm:mb-4">
      This restaurant is not taking orders at the moment.{' '}
      <span data-owner={ownerId}>Reactivate it among your restaurants to open it again.</span>
      <span data-others={ownerId}>You can still read its menu and its reviews.</span>
    </Warning>
  )
}
