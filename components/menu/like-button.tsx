'use client'

import { Heart } from 'lucide-react'
import { useHeart } from '@/components/likes/use-heart'
import { cn } from '@/components/ui/class-names'
import { useLikeCount } from '@/lib/menu/browser/like-counts'

type LikeButtonProps = {
  itemId: number
  itemName: string
  likedOnServer?: boolean
  /** Called when the like is removed. */
  onUnlike?: () => void
}

/** A heart that likes a menu item, and the number of likes with the viewer's own. */
export function LikeButton({ itemId, itemName, ...options }: LikeButtonProps) {
  const { liked, toggle } = useHeart('items', itemId, options)
  const others = useLikeCount(itemId)
  const count = others === undefined ? others : others + (liked ? 1 : 0)
  return (
    <button
      type="button"
      aria-pressed={liked}
      // Voice control goes by the visible text, so the name includes the number (WCAG 2.5.3).
      aria-label={count === undefined ? `Favorite ${itemName}` : `Favorite ${itemName}, ${count}`}
      onClick={toggle}
      className="-mr-2 inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Heart className={cn('size-5 transition-transform active:scale-125', liked && 'fill-accent text-accent')} />
      {/* The room for the number is reserved until it is known. */}
      <span aria-hidden="true" className="tabular min-w-[2ch] text-sm">
        {count}
      </span>
    </button>
  )
}
