'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { notify } from '@/components/ui/toast'
import { session, storedUserId, useSession } from '@/lib/accounts/browser/session'
import { addPendingItem } from '@/lib/cart/browser/add-to-cart'
import { cart, followCartOfOtherTabs, useCart } from '@/lib/cart/browser/cart-store'
import { onSessionOver } from '@/lib/client/api'
import { writeStored } from '@/lib/client/storage'
import { whenIdle } from '@/lib/client/when-idle'
import { FONT_KEY } from '@/lib/contract/start-script'
import { followLikesOfOtherTabs, takeLikes } from '@/lib/likes/browser'
import { forgetOrder } from '@/lib/orders/browser/order-in-progress'

const LOGIN_PATH = /^\/(login|signup)\/?$/
/** The order board says itself that the session has ended: the board may run unattended. */
const BOARD_PATH = /^\/restaurants\/\d+\/orders\/?$/

/** The cart, the order in progress and the likes of this browser belong to its user (spec §4.6). */
export const belongings = {
  switchTo(userId: number | null): void {
    cart.switchTo(userId)
    const before = storedUserId()
    // The next user of this browser must not see the order in progress.
    if (before !== null && before !== userId) forgetOrder()
  },
  takeLikes,
}

/** Puts the font into the cache of a phone, for its next page. */
function fetchFont(): void {
  const { dataset } = document.documentElement
  if (dataset.font !== undefined) return
  // Without the second name, a local font that few systems have.
  const [name] = getComputedStyle(document.documentElement).getPropertyValue('--font-inter').split(',')
  document.fonts.load(`1em ${name}`).then(
    () => writeStored(FONT_KEY, true),
    () => undefined,
  )
}

/** Follows the session of this browser, with all that belongs to its user. */
export function OwnData() {
  const router = useRouter()
  const path = usePathname()
  const { user, isKnown, changes } = useSession()
  const cartOf = useCart((state) => state.userId)

  // A layout effect, so that it runs before a screen looks for the cart or the order of the previous user.
  useLayoutEffect(() => session.begin(belongings), [])
  useEffect(() => (cartOf === undefined ? undefined : followCartOfOtherTabs(cartOf)), [cartOf])
  useEffect(followLikesOfOtherTabs, [])
  useEffect(() => whenIdle(fetchFont), [])

  // The router keeps screens of the previous user.
  useEffect(() => {
    if (changes > 0) router.refresh()
  }, [router, changes])

  // Not on the login screen: questions and messages about the item belong on the screen after it.
  useEffect(() => {
    const added = user && !LOGIN_PATH.test(path) ? addPendingItem(user) : null
    if (!added) return
    const action = { label: 'View cart', onPress: () => cart.setOpen(true) }
    notify(`${added.name} added to cart`, { action, topic: `cart ${added.id}` })
  }, [user, path])

  // Ended elsewhere or expired: the user continues after the login.
  const hasSession = user !== null || !isKnown
  useEffect(() => {
    if (!hasSession) return
    let leaving = false
    return onSessionOver((how) => {
      const { pathname, search } = window.location
      if (leaving || BOARD_PATH.test(pathname)) return
      leaving = true
      // A public page stays and turns into a visitor's; the server redirects the others to the login.
      if (how === 'refused') router.push(`/login?next=${encodeURIComponent(`${pathname}${search}`)}`)
      void session.restore().catch(() => undefined)
    })
  }, [router, hasSession])

  return null
}
