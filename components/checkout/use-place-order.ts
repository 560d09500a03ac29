'use client'

import { useRef, useState } from 'react'
import { ApiError, callApi } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { orderPlaced, submitOrder } from '@/lib/client/order-flow'
import { renewOrder } from '@/lib/client/renew-order'
import { useSession } from '@/lib/client/session'
import { type ChangeOut, changesOut, type OrderOut } from '@/lib/contracts/orders'
import { TEXTS } from '@/lib/contracts/texts'
import { userOut } from '@/lib/contracts/users'

/** Why an order did not go through. Beyond the sentence, `kind` says what would help. */
export type Problem = { text: string; kind: 'funds' | 'login' | 'other' }

/** What the server told of an order: of this one, though a fresh one may be in its place already. */
export type ChangedOrder = { order: OrderOut; changes: ChangeOut[] }

/**
 * Places the order at checkout, once however often it is pressed. The same order with the same choices is one attempt, so
 * trying again after a lost answer charges nothing twice. When the server answers that something changed, `changed` says
 * what, and `accept` puts a fresh order in its place, which still has to be placed.
 */
export function usePlaceOrder(order: OrderOut) {
  const { setUser } = useSession()
  const [busy, setBusy] = useState(false)
  const [placed, setPlaced] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [changed, setChanged] = useState<ChangedOrder | null>(null)
  const [attempts] = useState(() => ({ submit: new Attempts(), renew: new Attempts() }))
  // A second press can come before the button has been drawn as pending.
  const running = useRef(false)

  async function alone(work: () => Promise<void>) {
    if (running.current || placed) return
    running.current = true
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      explain(error)
    }
    running.current = false
    setBusy(false)
  }

  function explain(error: unknown) {
    if (!(error instanceof ApiError)) {
      console.error(error)
      return setProblem({ text: TEXTS.somethingWrong, kind: 'other' })
    }
    const parsed = changesOut.safeParse(error.body)
    if (parsed.success) return setChanged({ order, changes: parsed.data.changes })
    setProblem({ text: error.message, kind: kindOf(error.status) })
    // The balance on the screen was out of date, or the session is over.
    if (error.status === 402) callApi('GET', '/api/auth/', userOut).then(setUser, () => undefined)
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
    accept: (accepted: ChangeOut[]) =>
      alone(async () => {
        await renewOrder(order, accepted, attempts.renew.keyFor({ id: order.id, accepted }))
      }),
    closeChanges: (shown: ChangedOrder) => setChanged((now) => (now === shown ? null : now)),
    forgetProblem: () => setProblem(null),
    complain: (text: string) => setProblem({ text, kind: 'other' }),
  }
}

function kindOf(status: number): Problem['kind'] {
  if (status === 402) return 'funds'
  return status === 401 ? 'login' : 'other'
}
