'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { likeAgain } from '@/components/likes/use-heart'
import { PagedList } from '@/components/ui/paged-list'
import { notify } from '@/components/ui/toast'
import { useSession } from '@/lib/accounts/browser/session'
import { useLikes } from '@/lib/likes/browser'
import { pagingProps } from '@/lib/list-pages'
import type { MenuItem, MenuItemOfRestaurant } from '@/lib/menu/server/shapes'
import { MenuItemList } from './menu-item-list'

type FavoriteListProps = {
  /** The last page shown. */
  page: number
  /** The number of favorites in all. */
  total: number
  items: readonly MenuItemOfRestaurant[]
  /** Shown once the list is empty. */
  empty: ReactNode
}

/** The liked menu items. An unliked one leaves the list at once and can be restored. */
export function FavoriteList({ page, total, items, empty }: FavoriteListProps) {
  const { isKnown } = useSession()
  const liked = useLikes((likes) => likes.items)
  const kept = isKnown ? items.filter((item) => liked.includes(item.id)) : items
  const { previous, next } = pagingProps('/favorites', { page, shown: kept.length, total })
  const frame = useRef<HTMLDivElement>(null)
  const leftAt = useRef<number | null>(null)

  // The focused heart is gone with its card: the next heart takes the focus, or the link of the empty list.
  useEffect(() => {
    if (leftAt.current === null) return
    const hearts = frame.current?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? []
    const target =
      kept.length > 0 ? hearts[Math.min(leftAt.current, hearts.length - 1)] : frame.current?.querySelector('a')
    leftAt.current = null
    target?.focus({ preventScroll: true })
  }, [kept.length])

  function leave(item: MenuItem) {
    leftAt.current = kept.findIndex(({ id }) => id === item.id)
    notify(`${item.name} removed from favorites`, {
      action: { label: 'Undo', onPress: () => likeAgain('items', item.id) },
    })
  }

  return (
    <div ref={frame}>
      <PagedList
        page={page}
        shown={kept.length}
        previous={previous}
        next={next}
        previousLabel="Back to the favorites before"
      >
        {kept.length > 0 && (
          <>
            <h2 className="mb-4 font-bold text-xl">Dishes</h2>
            <MenuItemList as="h3" items={kept} liked onUnlike={leave} />
          </>
        )}
        {kept.length === 0 && !next && empty}
      </PagedList>
    </div>
  )
}
