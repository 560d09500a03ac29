'use client'

import { useLayoutEffect } from 'react'
import { likes } from '@/lib/menu/browser/likes-store'

/** Syncs the likes of this browser with those on the server, from the moment a user signs in. */
export function LikesSync({ onServer }: { onServer: { userId: number; ids: number[] } | null }) {
  const userId = onServer?.userId ?? null
  // Only a change of user counts: a page that is rendered anew may not know the latest tap.
  // At the commit itself: a tap on a part of the page that is ready earlier would find an unknown session.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (onServer) void likes.merge(onServer.ids, onServer.userId)
    else likes.keepForSignIn()
    return likes.followOtherTabs()
  }, [userId])
  return null
}
