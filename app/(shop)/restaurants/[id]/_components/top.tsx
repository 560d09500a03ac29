import { PausedNote } from '@/components/restaurants/paused-note'
import { RestaurantFacts } from '@/components/restaurants/restaurant-facts'
import { RestaurantHero } from '@/components/restaurants/restaurant-hero'
import { LinkButton } from '@/components/ui/link-button'
import type { RestaurantRow } from '@/lib/db/shapes'
import { PRICE_LEVEL_SIGNS } from '@/lib/domain/catalog'
import { formatAddress } from '@/lib/domain/delivery-address'
import { GroupOrderButton } from './group-order-button'

type TopProps = { restaurant: RestaurantRow; owned: boolean }

/** The top of the page: name, picture and delivery facts. */
export function Top({ restaurant, owned }: TopProps) {
  const rating = restaurant.ratingTenths === null ? null : restaurant.ratingTenths / 10
  return (
    <div className="pb-8 sm:pt-8">
      {!restaurant.servicing && <InactiveNote owned={owned} />}
      {restaurant.servicing && restaurant.pausedUntil && (
        <PausedNote until={restaurant.pausedUntil} timeZone={restaurant.timeZone} />
      )}
      <RestaurantHero
        name={restaurant.name}
        picture={restaurant.storeImage}
        cuisine={restaurant.cuisineType}
        priceSign={PRICE_LEVEL_SIGNS[restaurant.priceLevel]}
        address={formatAddress(restaurant)}
        rating={rating}
        numReviews={restaurant.reviewCount}
        reviewsId="reviews"
        actions={
          <>
            <GroupOrderButton />
            {owned && (
              <>
                <LinkButton href="/restaurants/manage" prefetch={false} variant="secondary" size="sm">
                  Manage
                </LinkButton>
                <LinkButton
                  href={`/restaurants/${restaurant.id}/orders`}
                  prefetch={false}
                  variant="secondary"
                  size="sm"
                >
                  Order board
                </LinkButton>
                <LinkButton href={`/restaurants/${restaurant.id}/menu`} prefetch={false} variant="ghost" size="sm">
                  Edit menu
                </LinkButton>
              </>
            )}
          </>
        }
      >
        <RestaurantFacts
          deliveryMinutes={restaurant.deliveryTimeMinutes}
          businessHours={restaurant.businessHours}
          closingTime={restaurant.closingTime}
        />
      </RestaurantHero>
    </div>
  )
}

function InactiveNote({ owned }: { owned: boolean }) {
  return (
    <p className="mt-4 mb-6 rounded-md bg-warning-soft px-4 py-3 font-medium text-sm text-warning-ink sm:mt-0">
      This restaurant is not taking orders at the moment.{' '}
      {owned
        ? 'Reactivate it among your restaurants to open it again.'
        : 'You can still read its menu and its reviews.'}
    </p>
  )
}
