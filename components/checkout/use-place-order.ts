'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { alertUser } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { currentOrder } from '@/lib/client/current-order-store'
import { changesOf } from '@/lib/client/order-changes'
import { orderPlaced, submitOrder } from '@/lib/client/order-flow'
import { afterChanges, type ChangedOrder, renewOrder } from '@/lib/client/renew-order'
import { useSession } from '@/lib/client/session'
import { endpoints } from '@/lib/contracts/endpoints'
import type { Order } from '@/lib/contracts/orders'
import { TEXTS } from '@/lib/contracts/texts'

/** Why an order did not go through; `funds` when the wallet is short. */
export type Problem = { text: string; kind: 'funds' | 'other' }

/**
 * Places the order at checkout, once however often it is pressed. The same order with the same choices is one attempt, so
 * trying again after a lost answer charges nothing twice. When the server answers that something changed, `changed` says
 * what, and `accept` puts a fresh order in its place, which still has to be placed. What changed is of the order before,
 * also when a fresh one is in its place already.
 */
export function usePlaceOrder(order: Order) {
  const { setUser } = useSession()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [placed, setPlaced] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [changed, setChanged] = useState<ChangedOrder | null>(null)
  const [attempts] = useState(() => ({ submit: new Attempts(), renew: new Attempts() }))
  // A second press can come before the button has been drawn as pending.
  const running = useRef(false)

  /** Whether it was done. */
  async function alone(work: () => Promise<void>): Promise<boolean> {
    if (running.current || placed) return false
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
      return true
    } catch (error) {
      await explain(error).catch(complain)
      return false
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** Asks about what has changed; anything else is a problem. */
  async function explain(error: unknown) {
    const changes = changesOf(error)
    if (changes.length === 0) return complain(error)
    setChanged(await afterChanges(order, changes))
  }

  function complain(error: unknown) {
    if (!(error instanceof ApiError)) {
      console.error(error)
      return setProblem({ text: TEXTS.somethingWrong, kind: 'other' })
    }
    setProblem({ text: error.message, kind: error.status === 402 ? 'funds' : 'other' })
    if (error.status === 404) leave()
    // The balance on the screen was out of date.
    if (error.status === 402) void renewBalance()
  }

  async function renewBalance() {
    const session = await call(endpoints.getSession).catch(() => null)
    if (session && !('error' in session)) setUser(session)
  }

  /** Another order has taken the place of this one, or it waited for too long: there is nothing here to place. */
  function leave() {
    currentOrder.clearIf(order.id)
    alertUser('We no longer have this order. Your cart still holds what you chose.')
    router.replace('/orders')
  }

  return {
    pending: busy || placed,
    problem,
    changed,
    place: (choices: object) =>
      alone(async () => {
        const key = attempts.submit.keyFor({ id: order.id, choices })
        await submitOrder(order.id, choices, key)
        setPlaced(true)
        orderPlaced()
      }),
    accept: (accepted: ChangedOrder) => alone(() => renewOrder(accepted, attempts.renew.keyFor(accepted))),
    closeChanges: (shown: ChangedOrder) => setChanged((now) => (now === shown ? null : now)),
    forgetProblem: () => setProblem(null),
    complain: (text: string) => setProblem({ text, kind: 'other' }),
  }
}
