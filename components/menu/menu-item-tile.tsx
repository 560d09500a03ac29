'use client'

import { Plus } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { alertUser } from '@/components/ui/toast'
import { addForViewer } from '@/lib/cart/browser/add-to-cart'
import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { toCartItem } from '@/lib/cart/browser/to-cart-item'
import { piecesOf } from '@/lib/cart/rules/cart-lines'
import { useAction } from '@/lib/client/use-action'
import { useStillUntil } from '@/lib/client/use-now'
import { fromText } from '@/lib/date-text'
import type { MenuItem, MenuRestaurant } from '@/lib/menu/server/shapes'
import { DietaryMarks } from './dietary-marks'
import { LikeButton } from './like-button'
import { MenuItemCard, type MenuItemCardProps } from './menu-item-card'
import { CONFIRM_MS, confirmAdded } from './menu-item-to-cart'

type MenuItemTileProps = Pick<MenuItemCardProps, 'as' | 'priority'> & {
  item: MenuItem
  restaurant: MenuRestaurant
  /** For lists of several restaurants. */
  showRestaurant?: boolean
  /** Whether the viewer likes it, as the server knows. */
  liked?: boolean
  /** How long the confirmation stays, in milliseconds. */
  confirmMs?: number
  /** Called when a like is removed. */
  onUnlike?: (item: MenuItem) => void
}

/**
 * The card of a menu item with its like button, and a button that adds one piece without leaving the menu. Where a
 * choice is required, the button opens the item instead. A menu has hundreds of cards, and typing into its search box must
 * not render them all.
 */
export const MenuItemTile = memo(function MenuItemTile({
  item,
  restaurant,
  showRestaurant,
  ...props
}: MenuItemTileProps) {
  const { as, priority, liked, confirmMs = CONFIRM_MS.menu, onUnlike } = props
  const { id, name } = item
  const { run } = useAction(alertUser)
  const [isSoldOut, isLater] = [useStillUntil(item.soldOutUntil), useStillUntil(item.servedFrom)]
  const later = isLater && item.servedFrom ? fromText(item.servedFrom, restaurant.timeZone, new Date()) : undefined
  const unavailable = restaurant.servicing ? (isSoldOut ? 'Sold out' : later) : 'Not available'
  const inCart = useCart((state) => piecesOf(state.items, id))

  const onAdded = () => confirmAdded(item, confirmMs)
  const addOne = () =>
    run(true, async () => {
      if ((await addForViewer(toCartItem(item, restaurant))) === 'added') onAdded()
    })
  const { requiresChoice } = item
  const label = requiresChoice ? `Add ${name} to cart with your choices` : `Add ${name} to cart`

  return (
    <MenuItemCard
      as={as}
      href={`/menu-items/${id}`}
      name={name}
      description={item.description}
      priceCents={item.priceCents}
      picture={item.foodImage}
      priority={priority}
      restaurantName={showRestaurant ? restaurant.name : undefined}
      marks={<DietaryMarks dietary={item.dietary} />}
      unavailable={unavailable}
      action={
        !unavailable && (
          <IconButton
            look="raised"
            label={inCart > 0 ? `${label}, ${inCart} in cart` : label}
            aria-haspopup={requiresChoice ? 'dialog' : undefined}
            icon={inCart > 0 ? <span className="tabular font-bold text-accent-ink text-sm">{inCart}</span> : <Plus />}
            onClick={requiresChoice ? () => cart.choose({ ...item, onAdded }) : addOne}
          />
        )
      }
      like={<LikeButton itemId={id} itemName={name} likedOnServer={liked} onUnlike={() => onUnlike?.(item)} />}
      className="h-full"
    />
  )
})
