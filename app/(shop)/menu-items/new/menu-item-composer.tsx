'use client'

import { useRouter } from 'next/navigation'
import { MenuItemCard } from '@/components/menu/menu-item-card'
import { MenuItemForm, type MenuItemFormValues } from '@/components/menu/menu-item-form'
import { notify } from '@/components/ui/toast'
import { typedCents } from '@/lib/client/typed-cents'
import type { MenuItemOfRestaurant } from '@/lib/db/shapes'

type MenuItemComposerProps = {
  /** The item to change; without it, the form creates one. */
  item?: { id: number; name: string }
  initial: MenuItemFormValues
  restaurants: readonly { id: number; name: string }[]
  cancelHref: string
}

/** The form of a menu item with the card that customers will see beside it. */
export function MenuItemComposer({ item, initial, restaurants, cancelHref }: MenuItemComposerProps) {
  const router = useRouter()

  function saved({ name, restaurant }: MenuItemOfRestaurant) {
    notify(item ? `${name} has been saved` : `${name} is on the menu of ${restaurant.name}`)
    router.push(`/restaurants/${restaurant.id}/menu`)
    router.refresh()
  }

  return (
    <MenuItemForm
      item={item}
      initial={initial}
      restaurants={restaurants}
      cancelHref={cancelHref}
      onSaved={saved}
      preview={(values) => (
        <MenuItemCard
          href="/menu-items"
          name={values.name.trim() || 'Your dish'}
          description={values.description.trim() || 'What it is made of, and why people love it.'}
          priceCents={typedCents(values.price)}
          picture={values.food_image || null}
          restaurantName={restaurants.find(({ id }) => id === Number(values.restaurant_id))?.name}
        />
      )}
    />
  )
}
