'use client'
// No compiler memoization: the cache would be most of this code and would rarely help.
'use no memo'

import { Heart } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { session, useSession } from '@/lib/accounts/browser/session'
import { failureText } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'
import { setRestaurantLiked } from '@/lib/restaurants/browser/like-restaurant'
import { useLikedRestaurants } from '@/lib/restaurants/browser/liked-restaurants'

type RestaurantHeartProps = {
  restaurant: { id: number; name: string }
  /** Whether the viewer likes it, as the server knows; shown until the session is restored. */
  likedOnServer?: boolean
  look?: 'soft' | 'raised'
  /** Called when the like is removed. */
  onUnlike?: () => void
}

/** A heart that likes a restaurant. Visitors are told to log in, guests are offered to sign up. */
export function RestaurantHeart({ restaurant, likedOnServer = false, look = 'soft', onUnlike }: RestaurantHeartProps) {
  const { id, name } = restaurant
  const { isKnown } = useSession()
  const isLiked = useLikedRestaurants(({ liked }) => liked.includes(id))
  const liked = isKnown ? isLiked : likedOnServer
  const topic = `like restaurant ${id}`

  async function toggle(): Promise<void> {
    try {
      const viewer = await session.whenKnown()
      if (!viewer) return alertUser(TEXTS.favoritesLogin)
      if (viewer.guestAccount) return signupModal.open()
      // The likes may have been loaded only now.
      const like = !useLikedRestaurants.getState().liked.includes(id)
      if (!like) onUnlike?.()
      await setRestaurantLiked(id, like)
      dismissAlerts(topic)
    } catch (error) {
      alertUser(failureText(error), { topic })
    }
  }

  return (
    <IconButton
      label={`Favorite ${name}`}
      aria-pressed={liked}
      look={look}
      icon={<Heart className={cn('transition-transform active:scale-125', liked && 'fill-accent text-accent')} />}
      onClick={toggle}
    />
  )
}
