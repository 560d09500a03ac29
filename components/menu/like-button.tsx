'use client'

import { Heart } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { session, useSession } from '@/lib/accounts/browser/session'
import { failureText } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'
import { useLikeCount } from '@/lib/menu/browser/like-counts'
import { likes, useLikes } from '@/lib/menu/browser/likes-store'

type LikeButtonProps = {
  itemId: number
  itemName: string
  /** Whether the viewer likes it, as the server knows; shown until the browser's own list is loaded. */
  likedOnServer?: boolean
  /** Called when the like is removed. */
  onUnlike?: () => void
}

/**
 * A heart that likes a menu item, and the number of likes with the viewer's own. Visitors are told to log in (spec
 * §8.2), guests are offered to sign up, and a like that the server refuses is undone.
 */
export function LikeButton({ itemId, itemName, likedOnServer = false, onUnlike }: LikeButtonProps) {
  const { user, isKnown } = useSession()
  const isLiked = useLikes((state) => (state.ready ? state.liked.includes(itemId) : likedOnServer))
  // A visitor or guest cannot like; what this browser stores for them waits for the sign-in.
  const liked = isLiked && (!isKnown || (user !== null && !user.guestAccount))
  const others = useLikeCount(itemId)
  const topic = `like ${itemId}`

  async function toggle(): Promise<void> {
    try {
      const viewer = await session.whenKnown()
      if (!viewer) return alertUser(TEXTS.favoritesLogin)
      if (viewer.guestAccount) return signupModal.open()
      // The list may have been loaded only now.
      const like = !useLikes.getState().liked.includes(itemId)
      if (!like) onUnlike?.()
      await likes.set(itemId, like)
      dismissAlerts(topic)
    } catch (error) {
      alertUser(failureText(error), { topic })
    }
  }

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
