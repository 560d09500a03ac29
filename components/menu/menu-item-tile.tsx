'use client'

import { useCart } from '@/lib/client/cart-store'
import { useAddToCart } from '@/lib/client/use-add-to-cart'
import { useStillUntil } from '@/lib/client/use-still-until'
import type { MenuCard, MenuCardRestaurant } from '@/lib/queries/menu-items/menu-card-shape'
import { LikeButton } from './like-button'
import { MenuItemCard } from './menu-item-card'
import { CONFIRM_MS, confirmAdded, lineOf } from './menu-item-to-cart'
import { QuickAddButton } from './quick-add-button'
import { useFavorite } from './use-favorite'

type MenuItemTileProps = {
  item: MenuCard
  restaurant: MenuCardRestaurant
  /** For lists of several restaurants. */
  showRestaurant?: boolean
  as?: 'h2' | 'h3'
  /** Whether its picture loads first. */
  priority?: boolean
  /** Whether the viewer likes it, as the server knows. */
  liked?: boolean
  /** How long the confirmation stays, in milliseconds. */
  confirmMs?: number
  /** Called when a like is removed. */
  onUnlike?: (item: MenuCard) => void
}

/** The card of a menu item with its like button and add button. */
export function MenuItemTile({
  item,
  restaurant,
  showRestaurant,
  as,
  priority,
  liked,
  confirmMs = CONFIRM_MS.menu,
  onUnlike,
}: MenuItemTileProps) {
  const favorite = useFavorite(item.id, liked)
  const add = useAddToCart()
  const isSoldOut = useStillUntil(item.soldOutUntil)
  const unavailable = restaurant.servicing ? (isSoldOut ? 'Sold out' : undefined) : 'Not available'
  const inCart = useCart((state) => state.items.find((line) => line.id === item.id)?.quantity ?? 0)

  function addOne() {
    if (add(lineOf(item, restaurant)) === 'added') confirmAdded(item, confirmMs)
  }

  function toggleLike() {
    if (favorite.liked) onUnlike?.(item)
    void favorite.toggle()
  }

  return (
    <MenuItemCard
      as={as}
      href={`/menu-items/${item.id}`}
      name={item.name}
      description={item.description}
      priceCents={item.priceCents}
      picture={item.foodImage}
      priority={priority}
      restaurantName={showRestaurant ? restaurant.name : undefined}
      unavailable={unavailable}
      action={!unavailable && <QuickAddButton itemName={item.name} inCart={inCart} onAdd={addOne} />}
      like={<LikeButton itemName={item.name} liked={favorite.liked} count={favorite.count} onToggle={toggleLike} />}
      className="h-full"
    />
  )
}
