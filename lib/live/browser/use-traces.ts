import { useEffect, useState } from 'react'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { BoardEntry, Trace } from '@/lib/live/rules/board-view'

/** The places of moved orders close after this long without a touch on the board, in milliseconds. */
const QUIET_MS = 5_000

/** The places that orders have just left by a press on this board. */
export function useTraces() {
  const [traces, setTraces] = useState<readonly Trace<FollowedBoardOrder>[]>([])

  useEffect(() => {
    if (traces.length === 0) return
    const close = () => setTraces([])
    let timer = setTimeout(close, QUIET_MS)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(close, QUIET_MS)
    }
    document.addEventListener('pointerdown', again)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', again)
    }
  }, [traces])

  return {
    traces,
    /** Keeps the place of an order that is about to move. */
    leave(entry: BoardEntry<FollowedBoardOrder>) {
      const card = document.querySelector<HTMLElement>(`[data-order="${entry.order.id}"]`)
      const others = traces.filter((trace) => trace.entry.order.id !== entry.order.id)
      if (card) setTraces([...others, { entry, height: card.offsetHeight }])
    },
  }
}
