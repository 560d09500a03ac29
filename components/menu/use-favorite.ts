import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { failureText } from '@/lib/client/api'
import { useLikeCount } from '@/lib/client/like-counts'
import { likes, useLikes } from '@/lib/client/likes-store'
import { useSession } from '@/lib/client/session'
import { signupModal } from '@/lib/client/signup-modal'
import { TEXTS } from '@/lib/contracts/texts'

/**
 * The like of a menu item: whether it is set, the number with the viewer's own like, and the toggle. Visitors are told
 * to log in (spec §8.2), guests are offered to sign up, and a like that the server refuses is undone. `likedOnServer`
 * is shown until the browser's own list is loaded.
 */
export function useFavorite(itemId: number, likedOnServer = false) {
  const { user } = useSession()
  const isLiked = useLikes((state) => (state.ready ? state.liked.includes(itemId) : likedOnServer))
  const liked = isLiked && user !== null
  const others = useLikeCount(itemId)
  const count = others === undefined ? undefined : others + (liked ? 1 : 0)
  const topic = `like ${itemId}`

  async function toggle(): Promise<void> {
    if (!user) return alertUser(TEXTS.favoritesLogin)
    if (user.guestAccount) return signupModal.open()
    try {
      await likes.set(itemId, !liked)
      dismissAlerts(topic)
    } catch (error) {
      alertUser(failureText(error), { topic })
    }
  }
  return { liked, count, toggle }
}
