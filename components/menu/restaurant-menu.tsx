'use client'

import { UtensilsCrossed } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TEXTS } from '@/lib/contract/texts'
import type { MenuItem, MenuRestaurant } from '@/lib/db/shapes'
import { FOOD_TYPE_TITLES, FOOD_TYPES } from '@/lib/restaurants/rules/catalog'
import { MenuItemGrid } from './menu-item-card'
import { MenuItemTile } from './menu-item-tile'
import { MenuSectionNav } from './menu-section-nav'

type RestaurantMenuProps = {
  restaurant: MenuRestaurant
  items: readonly MenuItem[]
  /** Sections that follow the menu on the page; the navigation links to them too. */
  after: readonly { id: string; title: string }[]
  /** May edit the menu. */
  ownerId: number
}

/** The menu of a restaurant in sections by type, with a navigation that follows the scroll position. */
export function RestaurantMenu({ restaurant, items, after, ownerId }: RestaurantMenuProps) {
  const sections = FOOD_TYPES.map((type) => ({
    id: type,
    title: FOOD_TYPE_TITLES[type],
    items: items.filter((item) => item.foodType === type),
  })).filter((section) => section.items.length > 0)

  if (sections.length === 0) {
    return (
      <EmptyState
        picture={<UtensilsCrossed />}
        title={TEXTS.noMenuItems}
        text={
          <>
            <span data-owner={ownerId}>Add the first dish, and customers can start ordering.</span>
            <span data-others={ownerId}>Check back later.</span>
          </>
        }
        action={
          <>
            <LinkButton data-owner={ownerId} href={`/restaurants/${restaurant.id}/menu`}>
              Add a dish
            </LinkButton>
            <LinkButton data-others={ownerId} href="/home" variant="secondary">
              See other restaurants
            </LinkButton>
          </>
        }
      />
    )
  }
  return (
    <>
      <MenuSectionNav sections={[...sections, ...after]} />
      <div className="mt-6 grid gap-10">
        {sections.map(({ id, title, items }) => (
          <section key={id} id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-14 outline-none">
            <h2 id={`${id}-title`} className="mb-4 font-bold text-xl">
              {title}
            </h2>
            <MenuItemGrid columns={2}>
              {items.map((item) => (
                <li key={item.id} className="min-w-0">
                  <MenuItemTile item={item} restaurant={restaurant} />
                </li>
              ))}
            </MenuItemGrid>
          </section>
        ))}
      </div>
    </>
  )
}
