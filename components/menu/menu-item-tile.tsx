'use client'

import { useCart } from '@/lib/client/cart-store'
import { useAddToCart } from '@/lib/client/use-add-to-cart'
import type { MenuCard, MenuCardRestaurant } from '@/lib/queries/menu-items/menu-card-shape'
import { LikeButton } from './like-button'
import { MenuItemCard } from './menu-item-card'
import { CONFIRM_MS, confirmAdded, lineOf } from './menu-item-to-cart'
import { QuickAddButton } from './quick-add-button'
import { useFavorite } from './use-favorite'

type MenuItemTileProps = {
  item: MenuCard
  restaurant: MenuCardRestaurant
  /** Where lists mix restaurants. */
  showRestaurant?: boolean
  as?: 'h2' | 'h3'
  /** What the server knows of the viewer's like. */
  liked?: boolean
  /** How long it is confirmed that the menu item was added, in milliseconds. */
  confirmMs?: number
  /** Is told when a like is taken back. */
  onUnlike?: (item: MenuCard) => void
}

/** A menu item on a menu that can be liked and added to the cart. */
export function MenuItemTile({
  item,
  restaurant,
  showRestaurant,
  as,
  liked,
  confirmMs = CONFIRM_MS.menu,
  onUnlike,
}: MenuItemTileProps) {
  const favorite = useFavorite(item.id, liked)
  const add = useAddToCart()
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
      restaurantName={showRestaurant ? restaurant.name : undefined}
      unavailable={!restaurant.servicing}
      action={restaurant.servicing && <QuickAddButton itemName={item.name} inCart={inCart} onAdd={addOne} />}
      like={<LikeButton itemName={item.name} liked={favorite.liked} count={favorite.count} onToggle={toggleLike} />}
      className="h-full"
    />
  )
}
