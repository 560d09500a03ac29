'use client'

import { UtensilsCrossed } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { TEXTS } from '@/lib/contracts/texts'
import type { FoodType } from '@/lib/domain/catalog'
import { STEPS_PER_STRETCH } from '@/lib/domain/list-steps'
import type { Dish, DishRestaurant } from './dish'
import { DishList } from './dish-list'
import { FoodTypeChips } from './food-type-chips'

type DishBrowserProps = {
  foodType: FoodType | null
  /** The dish that the list goes on behind; 0 at its beginning. */
  after: number
  /** All from there up to this step. */
  step: number
  hasMore: boolean
  items: readonly (Dish & { restaurant: DishRestaurant })[]
}

function hrefOf(foodType: FoodType | null, after = 0, step = 1): string {
  const query = [foodType && `type=${foodType}`, after > 0 && `after=${after}`, step > 1 && `page=${step}`]
  const text = query.filter(Boolean).join('&')
  return text ? `/menu-items?${text}` : '/menu-items'
}

/** The dishes of all restaurants, by kind; what is chosen lives in the URL. */
export function DishBrowser({ foodType, after, step, hasMore, items }: DishBrowserProps) {
  const wanted = usePendingValue(foodType)
  const more = usePendingValue(step)
  // Behind a stretch the list begins anew at the top.
  const goesOn = step < STEPS_PER_STRETCH
  const next = goesOn ? hrefOf(foodType, after, step + 1) : hrefOf(foodType, items.at(-1)?.id)
  const showMore = () => more.go(goesOn ? step + 1 : 1, next, goesOn ? { replace: true } : { scroll: true })

  return (
    <div className="flex flex-col gap-6">
      <FoodTypeChips selected={wanted.shown} onSelect={(type) => wanted.go(type, hrefOf(type))} />
      <div aria-busy={wanted.pending} className={cn('transition-opacity', wanted.pending && 'opacity-50')}>
        {after > 0 && (
          <LinkButton href={hrefOf(foodType)} prefetch={false} variant="ghost" size="sm" className="mb-4">
            Back to the first dishes
          </LinkButton>
        )}
        {items.length === 0 ? (
          <EmptyState
            picture={<UtensilsCrossed aria-hidden="true" />}
            title={TEXTS.noMenuItems}
            action={<LinkButton href="/home">See the restaurants</LinkButton>}
          />
        ) : (
          <DishList items={items} />
        )}
        {hasMore && <LoadMore href={next} onPress={showMore} pending={more.pending} />}
      </div>
    </div>
  )
}
