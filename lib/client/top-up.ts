'use client'

import { useRef, useState } from 'react'
import { TEXTS } from '@/lib/contracts/texts'
import { userOut } from '@/lib/contracts/users'
import { centsFromDollars, dollarsFromCents } from '@/lib/domain/money'
import { TOP_UP_CENTS } from '@/lib/domain/wallet'
import { ApiError, callApi } from './api'
import { newAttemptKey } from './attempt-key'
import { useSession } from './session'

/**
 * Adds funds to the wallet, the fixed amount per press (spec §9.3). Each press has a key of its own, and so does trying
 * again after a lost answer: it is the same press. A guest's top-up is only local (spec §6.1): it is shown until
 * the page is loaded anew.
 */
export function useTopUp(onDone?: () => void) {
  const { user, setUser } = useSession()
  const [pending, setPending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const key = useRef<string | null>(null)
  const running = useRef(false)

  async function topUp() {
    if (!user || running.current) return
    const amount = dollarsFromCents(TOP_UP_CENTS)
    if (user.guestAccount) {
      const balanceCents = (centsFromDollars(user.wallet) ?? 0) + TOP_UP_CENTS
      return setUser({ ...user, wallet: dollarsFromCents(balanceCents) })
    }
    running.current = true
    setPending(true)
    setProblem(null)
    key.current ??= newAttemptKey()
    try {
      const call = { body: { amount }, idempotencyKey: key.current }
      setUser(await callApi('PUT', `/api/users/wallet/${user.id}`, userOut, call))
      key.current = null
      onDone?.()
    } catch (error) {
      // Only an answer says that nothing happened.
      if (error instanceof ApiError && error.body !== null) key.current = null
      setProblem(error instanceof ApiError ? error.message : TEXTS.somethingWrong)
    }
    running.current = false
    setPending(false)
  }

  return { topUp, pending, problem }
}
