import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { session, useSession } from '@/lib/accounts/browser/session'
import { failureText } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'
import { type Likable, setLiked, useLikes } from '@/lib/likes/browser'
import { isFullAccount } from '@/lib/policy'

type HeartOptions = {
  /** Whether the viewer likes it, as the server knows; shown until the session is restored. */
  likedOnServer?: boolean
  /** Called when the like is removed. */
  onUnlike?: () => void
}

/**
 * A heart that likes a menu item or a restaurant. Visitors are told to log in (spec §8.2), guests are offered to sign
 * up, and a like that the server refuses is undone.
 */
export function useHeart(kind: Likable, id: number, { likedOnServer = false, onUnlike }: HeartOptions) {
  const { user, isKnown } = useSession()
  const isLiked = useLikes((likes) => likes[kind].includes(id))
  // A visitor or guest cannot like; what this browser stores for them waits for the sign-in.
  const liked = isKnown ? isLiked && user !== null && isFullAccount(user) : likedOnServer

  async function toggle(): Promise<void> {
    const viewer = await session.whenKnown()
    if (!viewer) return alertUser(TEXTS.favoritesLogin)
    if (viewer.guestAccount) return signupModal.open()
    // The likes may have been loaded only now.
    const like = !useLikes.getState()[kind].includes(id)
    if (!like) onUnlike?.()
    await setLiked(kind, id, like)
    dismissAlerts(topicOf(kind, id))
  }

  return { liked, toggle: () => toggle().catch((error: unknown) => tellFailure(kind, id, error)) }
}

/** Restores a like that was just removed. */
export function likeAgain(kind: Likable, id: number): void {
  setLiked(kind, id, true).catch((error: unknown) => tellFailure(kind, id, error))
}

const topicOf = (kind: Likable, id: number) => `like ${kind} ${id}`
const tellFailure = (kind: Likable, id: number, error: unknown) =>
  alertUser(failureText(error), { topic: topicOf(kind, id) })
