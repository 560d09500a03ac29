'use client'

import { Heart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { alertUser, notify } from '@/components/ui/toast'
import { likes, useLikes } from '@/lib/client/likes-store'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { TEXTS } from '@/lib/contracts/texts'
import { beginsStretch, lastStep, listWindow } from '@/lib/domain/list-steps'
import type { Dish, DishRestaurant } from './dish'
import { DishList } from './dish-list'

type FavoriteListProps = {
  /** All of the list's stretch up to this step. */
  step: number
  /** How many there are in all. */
  total: number
  items: readonly (Dish & { restaurant: DishRestaurant })[]
}

const hrefOf = (step: number) => (step > 1 ? `/favorites?page=${step}` : '/favorites')

/** The liked dishes; one that is no longer liked leaves the list at once and can be brought back. */
export function FavoriteList({ step, total, items }: FavoriteListProps) {
  const more = usePendingValue(step)
  const { liked, ready } = useLikes()
  const kept = ready ? items.filter((item) => liked.includes(item.id)) : items
  const hasMore = step < lastStep(total)
  const { firstStep } = listWindow(step)
  const frame = useRef<HTMLDivElement>(null)
  const leftAt = useRef<number | null>(null)

  // The heart that had the focus is gone with its card: the next one takes it, or what the empty list offers.
  useEffect(() => {
    if (leftAt.current === null) return
    const hearts = frame.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? []
    const next =
      kept.length > 0 ? hearts[Math.min(leftAt.current, hearts.length - 1)] : frame.current?.querySelector('a')
    leftAt.current = null
    next?.focus({ preventScroll: true })
  }, [kept.length])

  function leave(dish: Dish) {
    leftAt.current = kept.findIndex((item) => item.id === dish.id)
    notify(`${dish.name} removed from favorites`, { action: { label: 'Undo', onPress: () => bringBack(dish) } })
  }

  return (
    <div ref={frame}>
      {firstStep > 1 && (
        <LinkButton href={hrefOf(firstStep - 1)} prefetch={false} variant="ghost" size="sm" className="mb-4">
          Back to the favorites before
        </LinkButton>
      )}
      {kept.length > 0 && <DishList items={kept} liked onUnlike={leave} />}
      {kept.length === 0 && !hasMore && <NoFavorites />}
      {hasMore && (
        <LoadMore
          href={hrefOf(step + 1)}
          pending={more.pending}
          onPress={() =>
            more.go(step + 1, hrefOf(step + 1), beginsStretch(step + 1) ? { scroll: true } : { replace: true })
          }
        />
      )}
    </div>
  )
}

function bringBack(dish: Dish): void {
  if (useLikes.getState().liked.includes(dish.id)) return
  likes.set(dish.id, true).catch(() => alertUser(TEXTS.somethingWrong, { topic: `like ${dish.id}` }))
}

function NoFavorites() {
  return (
    <EmptyState
      picture={<Heart aria-hidden="true" />}
      title={TEXTS.noFavorites}
      text="Tap the heart of a dish, and you will find it here."
      action={<LinkButton href="/home">Find something you like</LinkButton>}
    />
  )
}
