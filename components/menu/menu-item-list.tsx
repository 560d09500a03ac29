'use client'

import type { MenuItem, MenuItemOfRestaurant } from '@/lib/menu/server/shapes'
import { MenuItemGrid } from './menu-item-card'
import { MenuItemTile } from './menu-item-tile'

/** Most screens show this many at first: their pictures load first. */
const ON_SCREEN = 4

type MenuItemListProps = {
  items: readonly MenuItemOfRestaurant[]
  /** The heading of each card. */
  as?: 'h2' | 'h3'
  /** The viewer likes all of them. */
  liked?: boolean
  /** Called when a like is removed. */
  onUnlike?: (item: MenuItem) => void
}

/** Menu items of several restaurants as a grid of cards. */
export function MenuItemList({ items, as = 'h2', liked, onUnlike }: MenuItemListProps) {
  return (
    <MenuItemGrid>
      {items.map((item, index) => (
        <li key={item.id} className="min-w-0">
          <MenuItemTile
            as={as}
            item={item}
            restaurant={item.restaurant}
            showRestaurant
            priority={index < ON_SCREEN}
            liked={liked}
            onUnlike={onUnlike}
          />
        </li>
      ))}
    </MenuItemGrid>
  )
}
