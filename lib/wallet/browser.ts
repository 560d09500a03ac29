'use client'

import { useState } from 'react'
import { session } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { useAction } from '@/lib/client/use-action'
import { dollarsFromCents } from '@/lib/money'
import { TOP_UP_CENTS } from './rules'

/**
 * Adds the fixed amount to the wallet (spec §9.3). Each press has its own key, which a retry after a lost answer
 * reuses. A guest's top-up is local only (spec §6.1): it disappears when the page is reloaded.
 */
export function useTopUp(user: User, onDone?: () => void) {
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const [attempts] = useState(() => new Attempts())

  const topUp = () =>
    run(true, async () => {
      if (user.guestAccount) return session.setUser({ ...user, walletCents: user.walletCents + TOP_UP_CENTS })
      setProblem(null)
      const body = { amount: dollarsFromCents(TOP_UP_CENTS) }
      const add = (idempotencyKey: string) => call('addFunds', { params: { id: user.id }, body, idempotencyKey })
      session.setUser(userFromWire(await attempts.send(body, add)))
      onDone?.()
    })

  return { topUp, pending: pending !== null, problem }
}
