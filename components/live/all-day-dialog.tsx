'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { allDay } from '@/lib/live/rules/all-day'
import type { BoardEntry } from '@/lib/live/rules/board-view'
import { STEP_LOOKS } from './step-looks'

/** The numbers of orders that one press can start, besides all of them. */
const AT_ONCE = [2, 3, 5, 10]

type AllDayDialogProps = OverlayProps & {
  entries: readonly BoardEntry<FollowedBoardOrder>[]
  /** The number of kitchen orders that are not in `entries`. */
  hiddenCount: number
  disabled: boolean
  onStart: (orders: readonly FollowedBoardOrder[]) => void
}

/** Counts the dishes of all orders that wait or are being cooked; its buttons start several orders at once. */
export function AllDayDialog({ entries, hiddenCount, disabled, open, onOpenChange, onStart }: AllDayDialogProps) {
  const orders = entries
    .filter(({ column, isVoid }) => !isVoid && (column === 'new' || column === 'preparing'))
    .map(({ order }) => order)
  const waiting = orders.filter(({ stage }) => stage === 'accepted')
  const started = orders.filter(({ stage }) => stage === 'preparing').length
  const more = hiddenCount > 0 ? ` ${hiddenCount} more are not shown on this board and not counted.` : ''
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="All day"
      description={`${orders.length - started} not started, ${started} started.${more}`}
    >
      <div className="flex flex-col gap-6 pb-2">
        {waiting.length > 1 && (
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-base">Start the next orders</h3>
            <div className="flex flex-wrap gap-2">
              {[...AT_ONCE.filter((count) => count < waiting.length), waiting.length].map((count) => (
                <Button
                  key={count}
                  variant={null}
                  className={`min-w-24 flex-1 px-4 text-lg ${STEP_LOOKS.preparing}`}
                  size="tap"
                  disabled={disabled}
                  onClick={() => onStart(waiting.slice(0, count))}
                >
                  {count === waiting.length ? `Start all ${count}` : `Start ${count}`}
                </Button>
              ))}
            </div>
          </section>
        )}
        {orders.length === 0 && <p className="text-base text-ink-soft">Nothing to cook.</p>}
        <ul className="flex flex-col divide-y divide-line">
          {allDay(orders).map(({ name, quantity, ways }) => (
            <li key={name} className="flex gap-3 py-2.5 text-xl leading-tight">
              <span className="tabular min-w-10 shrink-0 font-extrabold">{quantity}×</span>
              <div className="min-w-0 flex-1 break-words">
                <p className="font-semibold">{name}</p>
                {ways.some(({ choices }) => choices !== '') && (
                  <ul className="text-base text-ink-soft leading-snug">
                    {ways.map(({ choices, quantity: pieces }) => (
                      <li key={choices}>{`${pieces}× ${choices || 'as it is'}`}</li>
                    ))}
                  </ul>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
