'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { BoardEntry } from '@/lib/live/rules/board-view'
import type { BoardColumn, BoardCounts } from '@/lib/live/rules/order-board'
import { COLUMN_TITLES } from './board-texts'

/** The columns from left to right; the last one has two parts. On phones each part is a tab. */
const COLUMNS: readonly (readonly BoardColumn[])[] = [['new'], ['preparing'], ['on_the_way'], ['later', 'done']]
const NOTHING: Record<BoardColumn, string> = {
  new: 'No new orders.',
  preparing: 'Nothing is being prepared.',
  on_the_way: 'Nothing is on the way.',
  later: 'Nothing is scheduled.',
  done: 'No orders completed yet today.',
}

type BoardColumnsProps = {
  entries: readonly BoardEntry<FollowedBoardOrder>[]
  /** How many orders of each column are not among them. */
  hidden: BoardCounts
  /** There is no connection. */
  disabled: boolean
  /** Shows the next orders of a column. */
  onMore: (column: BoardColumn) => Promise<void>
  renderCard: (entry: BoardEntry<FollowedBoardOrder>) => ReactNode
}

/** The orders in columns of the same width; on phones one of them, chosen by a tab. */
export function BoardColumns({ entries, hidden, disabled, onMore, renderCard }: BoardColumnsProps) {
  const [shown, setShown] = useState<BoardColumn>('new')
  const [pending, setPending] = useState<BoardColumn | null>(null)
  const of = (column: BoardColumn) => entries.filter((entry) => entry.column === column)
  const count = (column: BoardColumn) => of(column).length + hidden[column]

  async function showMore(column: BoardColumn) {
    setPending(column)
    await onMore(column)
    setPending(null)
  }

  return (
    <>
      <div className="sticky top-0 z-10 flex gap-1 overflow-x-auto border-line border-b bg-surface px-2 py-2 lg:hidden">
        {COLUMNS.flat().map((column) => (
          <button
            key={column}
            type="button"
            aria-pressed={shown === column}
            onClick={() => setShown(column)}
            className={cn(
              'flex min-h-12 shrink-0 items-center gap-2 rounded-sm px-3.5 font-semibold text-base',
              shown === column ? 'bg-chosen text-ink shadow-soft inset-ring inset-ring-line' : 'text-ink-soft',
            )}
          >
            {COLUMN_TITLES[column]} <Count value={count(column)} isLoud={column === 'new'} />
          </button>
        ))}
      </div>
      <div className="grid flex-1 content-start gap-5 p-4 sm:p-6 lg:grid-cols-4 lg:items-start">
        {COLUMNS.map((columns) => (
          <div key={columns[0]} className="flex min-w-0 flex-col gap-8">
            {columns.map((column) => (
              <section
                key={column}
                aria-labelledby={`column-${column}`}
                className={cn('min-w-0', shown !== column && 'max-lg:hidden')}
              >
                <h2 id={`column-${column}`} className="mb-3 flex items-center gap-2 font-bold text-xl max-lg:sr-only">
                  {COLUMN_TITLES[column]} <Count value={count(column)} isLoud={column === 'new'} />
                </h2>
                {count(column) === 0 ? (
                  <p className="rounded-lg border border-line-strong/50 border-dashed px-4 py-5 text-base text-ink-soft">
                    {NOTHING[column]}
                  </p>
                ) : (
                  <ul data-column={column} className="grid gap-4 sm:max-lg:grid-cols-2">
                    {of(column).map((entry) => (
                      <li key={entry.order.id} className="min-w-0">
                        {renderCard(entry)}
                      </li>
                    ))}
                  </ul>
                )}
                {hidden[column] > 0 && (
                  <Button
                    variant="secondary"
                    wide
                    size="tap"
                    className="mt-4 text-lg"
                    pending={pending === column}
                    disabled={disabled}
                    onClick={() => void showMore(column)}
                  >
                    {hidden[column].toLocaleString('en-US')} more …
                    <span className="sr-only">{` in ${COLUMN_TITLES[column]}`}</span>
                  </Button>
                )}
              </section>
            ))}
          </div>
        ))}
      </div>
    </>
  )
}

function Count({ value, isLoud }: { value: number; isLoud: boolean }) {
  return (
    <span
      className={cn(
        'tabular inline-grid h-7 min-w-7 place-items-center rounded-full px-2 font-bold text-base',
        isLoud && value > 0 ? 'bg-accent-fill text-on-fill' : 'bg-sunken text-ink-soft',
      )}
    >
      {value}
    </span>
  )
}
