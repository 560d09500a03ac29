'use client'

import { useCart } from '@/lib/client/cart-store'
import { useAddToCart } from '@/lib/client/use-add-to-cart'
import { CONFIRM_MS, confirmAdded, type Dish, type DishRestaurant, lineOf } from './dish'
import { LikeButton } from './like-button'
import { MenuItemCard } from './menu-item-card'
import { QuickAddButton } from './quick-add-button'
import { useFavorite } from './use-favorite'

type MenuItemTileProps = {
  dish: Dish
  restaurant: DishRestaurant
  /** Where lists mix restaurants. */
  showRestaurant?: boolean
  as?: 'h2' | 'h3'
  /** What the server knows of the viewer's like. */
  liked?: boolean
  /** How long it is confirmed that the dish was added, in milliseconds. */
  confirmMs?: number
  /** Is told when a like is taken back. */
  onUnlike?: (dish: Dish) => void
}

/** A dish on a menu that can be liked and added to the cart. */
export function MenuItemTile({
  dish,
  restaurant,
  showRestaurant,
  as,
  liked,
  confirmMs = CONFIRM_MS.menu,
  onUnlike,
}: MenuItemTileProps) {
  const favorite = useFavorite(dish.id, liked)
  const add = useAddToCart()
  const inCart = useCart((state) => state.items.find((line) => line.id === dish.id)?.quantity ?? 0)

  function addOne() {
    if (add(lineOf(dish, restaurant)) === 'added') confirmAdded(dish, confirmMs)
  }

  function toggleLike() {
    if (favorite.liked) onUnlike?.(dish)
    void favorite.toggle()
  }

  return (
    <MenuItemCard
      as={as}
      href={`/menu-items/${dish.id}`}
      name={dish.name}
      description={dish.description}
      priceCents={dish.priceCents}
      picture={dish.foodImage}
      restaurantName={showRestaurant ? restaurant.name : undefined}
      unavailable={!restaurant.servicing}
      action={restaurant.servicing && <QuickAddButton itemName={dish.name} inCart={inCart} onAdd={addOne} />}
      like={<LikeButton itemName={dish.name} liked={favorite.liked} count={favorite.count} onToggle={toggleLike} />}
      className="h-full"
    />
  )
}
