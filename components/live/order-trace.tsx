'use client'

import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { OverlayProps } from '@/components/ui/late'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { movedText } from './board-texts'

type TraceProps = OverlayProps & {
  /** The order as it is now, in another place. */
  order: FollowedBoardOrder
  /** The height of the card that was here, in pixels. */
  height: number
  /** The server's time, in milliseconds since the epoch. */
  now: number
  disabled: boolean
  onUndo: (order: FollowedBoardOrder) => void
}

/** The place of an order that has just been moved: as high as it was, with Undo where its button was. */
export function OrderTrace({ order, height, now, disabled, onUndo }: TraceProps) {
  const mayUndo = order.undoUntil !== null && now < order.undoUntil.getTime()
  return (
    <div
      data-trace={order.id}
      style={{ minHeight: height }}
      className="flex flex-col justify-between gap-2 rounded-lg border border-line-strong/50 border-dashed p-3 sm:p-3.5"
    >
      <p className="text-ink-soft text-lg">
        <span className="tabular block font-extrabold text-2xl">{order.id}</span>
        {movedText(order)}
      </p>
      {mayUndo && (
        <Button variant="secondary" size="tap-lg" wide disabled={disabled} onClick={() => onUndo(order)}>
          <Undo2 className="size-5" />
          Undo
          <span className="sr-only">{` order ${order.id}`}</span>
        </Button>
      )}
    </div>
  )
}
