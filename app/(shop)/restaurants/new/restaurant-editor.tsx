'use client'

import { useRouter } from 'next/navigation'
import { RestaurantForm } from '@/components/owner/restaurant-form'
import type { RestaurantValues } from '@/components/owner/restaurant-values'
import { typedCents } from '@/components/owner/typed-cents'
import { RestaurantCard } from '@/components/restaurants/restaurant-card'
import { notify } from '@/components/ui/toast'
import { useSession } from '@/lib/client/session'
import type { Restaurant } from '@/lib/contracts/restaurants'
import { PRICE_LEVEL_SIGNS, PRICE_LEVELS } from '@/lib/domain/catalog'

type RestaurantEditorProps = {
  /** The restaurant to change and how it is rated; without one, a new one is made. */
  restaurant?: { id: number; rating: number | null; numReviews: number; servicing: boolean }
  initial: RestaurantValues
}

/** The restaurant form with the card that customers will see beside it. */
export function RestaurantEditor({ restaurant, initial }: RestaurantEditorProps) {
  const router = useRouter()
  const { user, setUser } = useSession()

  function saved({ id, name }: Restaurant) {
    if (restaurant) {
      notify(`${name} has been saved`)
      router.push('/restaurants/manage')
    } else {
      notify(`${name} has been created. Now fill its menu.`)
      // The first restaurant makes its creator an owner.
      if (user) setUser({ ...user, restaurantOwner: true })
      router.push(`/restaurants/${id}/menu`)
    }
    router.refresh()
  }

  return (
    <RestaurantForm
      restaurantId={restaurant?.id}
      initial={initial}
      onSaved={saved}
      preview={(values) => (
        <RestaurantCard
          href={restaurant ? `/restaurants/${restaurant.id}` : '/restaurants/new'}
          name={values.name.trim() || 'Your restaurant'}
          picture={values.storeImage || null}
          cuisine={values.cuisineType || 'Cuisine'}
          priceSign={signOf(values.priceLevel)}
          rating={restaurant?.rating ?? null}
          numReviews={restaurant?.numReviews ?? 0}
          deliveryMinutes={Number(values.deliveryTime) || 30}
          deliveryFeeCents={typedCents(values.deliveryFee)}
          inactive={restaurant?.servicing === false}
        />
      )}
    />
  )
}

function signOf(priceLevel: string): string {
  const level = PRICE_LEVELS.find((known) => known === priceLevel)
  return level ? PRICE_LEVEL_SIGNS[level] : '$'
}
