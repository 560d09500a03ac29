import { MenuItemGrid } from './menu-item-card'
import { MenuItemCardSkeleton } from './menu-item-card-skeleton'

const CARDS = Array.from({ length: 12 }, (_, index) => index)

/** The place of a grid of dishes that is on its way. */
export function DishGridSkeleton() {
  return (
    <MenuItemGrid>
      {CARDS.map((card) => (
        <li key={card}>
          <MenuItemCardSkeleton />
        </li>
      ))}
    </MenuItemGrid>
  )
}
