'use client'

import { useRouter } from 'next/navigation'
import { usePictureAddress } from '@/components/pictures/picture-field'
import { Button } from '@/components/ui/button'
import { FormAside } from '@/components/ui/form-aside'
import { FormSection } from '@/components/ui/form-section'
import { notify } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'
import { typedCents } from '@/lib/money'
import { MenuItemCard } from './menu-item-card'
import { type MenuItemFormValues, type MenuParts, useMenuItemForm } from './menu-item-fields'

type MenuItemFormProps = {
  /** The item to change; without it, the form creates one. */
  item?: { id: number; name: string }
  initial: MenuItemFormValues
  /** The restaurants to choose from for a new item. */
  restaurants: readonly { id: number; name: string }[]
  parts?: MenuParts
  cancelHref: string
}

/** The form of a menu item on a page of its own, with the card that customers will see beside it. */
export function MenuItemForm({ item, initial, restaurants, parts, cancelHref }: MenuItemFormProps) {
  const router = useRouter()
  const { values, fields, alert, isSending, submit } = useMenuItemForm({
    item,
    initial,
    restaurants,
    parts,
    createFailed: TEXTS.menuItemCreateFormFailed,
    onDone({ name, restaurant }) {
      notify(item ? `${name} has been saved` : `${name} is on the menu of ${restaurant.name}`)
      router.push(`/restaurants/${restaurant.id}/menu`)
      router.refresh()
    },
  })
  const picture = usePictureAddress(values.food_image)
  const preview = (
    <MenuItemCard
      href="/menu-items"
      name={values.name.trim() || 'Your dish'}
      description={values.description.trim() || 'What it is made of, and why people love it.'}
      priceCents={typedCents(values.price)}
      picture={picture || null}
      restaurantName={restaurants.find(({ id }) => id === Number(values.restaurant_id))?.name}
    />
  )

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={submit}
      aria-label={item ? `Edit ${item.name}` : 'New menu item'}
      className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8"
    >
      <FormSection title={item ? 'The item' : 'The new item'} text="What customers read when they choose.">
        {fields}
      </FormSection>
      <FormAside preview={preview} alert={alert} cancelHref={cancelHref}>
        <Button type="submit" size="lg" wide pending={isSending}>
          {item ? 'Save changes' : 'Add to menu'}
        </Button>
      </FormAside>
    </form>
  )
}
