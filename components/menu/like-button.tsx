'use client'

import { Heart } from 'lucide-react'
import { cn } from '@/components/ui/class-names'

type LikeButtonProps = {
  itemName: string
  liked: boolean
  /** The number beside the heart; its room is reserved until it is known. */
  count?: number
  onToggle: () => void
}

/** A toggle button with a heart. */
export function LikeButton({ itemName, liked, count, onToggle }: LikeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Favorite ${itemName}`}
      onClick={onToggle}
      className="-mr-2 inline-flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2 text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      <Heart
        aria-hidden="true"
        className={cn('size-5 transition-transform active:scale-125', liked && 'fill-accent text-accent')}
      />
      <span aria-hidden="true" className="tabular min-w-[2ch] text-sm">
        {count}
      </span>
    </button>
  )
}
