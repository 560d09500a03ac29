'use client'

import type { Dish, DishRestaurant } from './dish'
import { MenuItemGrid } from './menu-item-card'
import { MenuItemTile } from './menu-item-tile'

type DishListProps = {
  items: readonly (Dish & { restaurant: DishRestaurant })[]
  /** The viewer likes all of them. */
  liked?: boolean
  /** Is told when a like is taken back. */
  onUnlike?: (dish: Dish) => void
}

/** Dishes of several restaurants as a grid of cards. */
export function DishList({ items, liked, onUnlike }: DishListProps) {
  return (
    <MenuItemGrid>
      {items.map((item) => (
        <li key={item.id} className="min-w-0">
          <MenuItemTile
            as="h2"
            dish={item}
            restaurant={item.restaurant}
            showRestaurant
            liked={liked}
            onUnlike={onUnlike}
          />
        </li>
      ))}
    </MenuItemGrid>
  )
}
