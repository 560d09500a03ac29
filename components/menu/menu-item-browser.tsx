'use client'

import { UtensilsCrossed } from 'lucide-react'
import { Chip } from '@/components/ui/chip'
import { cn } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { ScrollRow } from '@/components/ui/scroll-row'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { TEXTS } from '@/lib/contract/texts'
import { PAGES_PER_SCREEN, pageHref } from '@/lib/list-pages'
import { FOOD_TYPE_TITLES, FOOD_TYPES, type FoodType } from '@/lib/menu/rules/food-types'
import type { MenuItemOfRestaurant } from '@/lib/menu/server/shapes'
import { MenuItemList } from './menu-item-list'

type MenuItemBrowserProps = {
  foodType: FoodType | null
  /** The id of the menu item that precedes the list; 0 at the beginning. */
  after: number
  /** The last page shown, counted from `after`. */
  page: number
  hasMore: boolean
  items: readonly MenuItemOfRestaurant[]
}

function hrefOf(foodType: FoodType | null, after = 0): string {
  const query = [foodType && `type=${foodType}`, after > 0 && `after=${after}`].filter(Boolean).join('&')
  return query ? `/menu-items?${query}` : '/menu-items'
}

/** The menu items of all restaurants, filtered by type; the filter is in the URL. */
export function MenuItemBrowser({ foodType, after, page, hasMore, items }: MenuItemBrowserProps) {
  const wanted = usePendingValue(foodType)
  const select = (type: FoodType | null) => wanted.go(type, hrefOf(type))
  // A full screen is followed by a new one that starts after its last item.
  const isFull = page >= PAGES_PER_SCREEN
  const href = isFull ? hrefOf(foodType, items.at(-1)?.id) : pageHref(hrefOf(foodType, after), page + 1)

  return (
    <div className="flex flex-col gap-6">
      <ScrollRow label="Kinds of dish">
        <Chip selected={wanted.shown === null} onClick={() => select(null)}>
          All
        </Chip>
        {FOOD_TYPES.map((type) => (
          <Chip key={type} selected={wanted.shown === type} onClick={() => select(wanted.shown === type ? null : type)}>
            {FOOD_TYPE_TITLES[type]}
          </Chip>
        ))}
      </ScrollRow>
      <div aria-busy={wanted.pending} className={cn('transition-opacity', wanted.pending && 'opacity-50')}>
        {items.length === 0 ? (
          <EmptyState
            picture={<UtensilsCrossed />}
            title={TEXTS.noMenuItems}
            action={<LinkButton href="/home">See the restaurants</LinkButton>}
          />
        ) : (
          <PagedList
            page={page}
            shown={items.length}
            previous={after > 0 ? hrefOf(foodType) : null}
            previousLabel="Back to the first menu items"
            next={hasMore ? { href, isNewScreen: isFull } : null}
          >
            <MenuItemList items={items} />
          </PagedList>
        )}
      </div>
    </div>
  )
}
