'use client'

import { useRouter } from 'next/navigation'
import { RestaurantCard } from '@/components/restaurants/restaurant-card'
import { RestaurantForm } from '@/components/restaurants/restaurant-form'
import type { RestaurantValues } from '@/components/restaurants/restaurant-values'
import { notify } from '@/components/ui/toast'
import { useSession } from '@/lib/accounts/browser/session'
import { typedCents } from '@/lib/client/typed-cents'
import type { Restaurant } from '@/lib/db/shapes'
import { PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'

type RestaurantEditorProps = {
  /** The restaurant to change and its rating; without it, the form creates one. */
  restaurant?: { id: number; ratingTenths: number | null; reviewCount: number; servicing: boolean }
  initial: RestaurantValues
}

/** The restaurant form with the card that customers will see beside it. */
export function RestaurantEditor({ restaurant, initial }: RestaurantEditorProps) {
  const router = useRouter()
  const { user, setUser } = useSession()

  function saved({ id, name }: Pick<Restaurant, 'id' | 'name'>) {
    if (restaurant) {
      notify(`${name} has been saved`)
      router.push('/restaurants/manage')
    } else {
      notify(`${name} has been created. Now fill its menu.`)
      // The first restaurant makes the account an owner.
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
          restaurant={{
            name: values.name.trim() || 'Your restaurant',
            storeImage: values.storeImage,
            cuisineType: values.cuisineType || 'Cuisine',
            priceLevel: PRICE_LEVELS.find((level) => level === values.priceLevel) ?? 'INEXPENSIVE',
            ratingTenths: restaurant?.ratingTenths ?? null,
            reviewCount: restaurant?.reviewCount ?? 0,
            deliveryTimeMinutes: Number(values.deliveryTime) || 30,
            deliveryFeeCents: typedCents(values.deliveryFee),
          }}
          closed={restaurant?.servicing === false ? 'Not taking orders' : null}
        />
      )}
    />
  )
}
