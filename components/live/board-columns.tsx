'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { useAction } from '@/lib/client/use-action'
import { useBoardSettings } from '@/lib/live/browser/board-settings'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { BOARD_PARTS, type BoardPart, type BoardSlot, columnOfPart } from '@/lib/live/rules/board-view'
import { nextRoom } from '@/lib/live/rules/column-room'
import type { BoardColumn, BoardCounts } from '@/lib/live/rules/order-board'
import { countParts, type PartCount } from '@/lib/live/rules/part-counts'
import { NOTHING, PART_TITLES } from './board-texts'

const MORE = { topic: 'more orders' }

/** The parts that stand side by side on a tablet; the others are tabs there. On phones every part is a tab. */
const KITCHEN: readonly BoardPart[] = ['new', 'to_start', 'started']

type BoardColumnsProps = {
  slots: readonly BoardSlot<FollowedBoardOrder>[]
  /** The number of orders of each column that are not in `slots`. */
  hidden: BoardCounts
  /** Orders are accepted by hand, and then wait to be started. */
  isManual: boolean
  /** True without a connection. */
  disabled: boolean
  /** Shows the next orders of a column. */
  onMore: (column: BoardColumn) => Promise<void>
  renderSlot: (slot: BoardSlot<FollowedBoardOrder>) => ReactNode
}

/** The orders in columns that scroll separately; on phones one column, chosen by a tab. */
export function BoardColumns(props: BoardColumnsProps) {
  const { slots, isManual } = props
  const [shown, setShown] = useState<BoardPart>('new')
  // With automatic acceptance, no order waits to be started.
  const hasToStart = isManual || slots.some(({ part }) => part === 'to_start')
  const parts = BOARD_PARTS.filter((part): part is BoardPart => hasToStart || part !== 'to_start')
  const open = parts.includes(shown) ? shown : 'new'
  const isKitchen = KITCHEN.includes(open)
  const kitchen = parts.filter((part) => KITCHEN.includes(part))
  const tabletRoom = useRoom(
    kitchen.map((part) => countParts([part], hasToStart, props).value),
    slots.some(({ trace }) => trace),
  )
  const room = (part: BoardPart, classes: typeof SPANS) =>
    tabletRoom.map((of, size) => classes[size]?.[of[kitchen.indexOf(part)] ?? 1]).join(' ')

  const tab = (part: BoardPart, title: string, of: readonly BoardPart[], isChosen: boolean, className: string) => (
    <button
      key={title}
      type="button"
      aria-pressed={isChosen}
      onClick={() => setShown(part)}
      className={cn(
        'min-h-12 shrink-0 items-center gap-2 rounded-sm px-3.5 font-semibold text-base',
        isChosen ? 'inset-ring inset-ring-line bg-chosen text-ink shadow-soft' : 'text-ink-soft',
        className,
      )}
    >
      {title} <Count {...countParts(of, hasToStart, props)} isLoud={part === 'new'} />
    </button>
  )
  return (
    <>
      <div className="sticky top-0 z-10 flex gap-1 overflow-x-auto border-line border-b bg-surface px-2 py-1 board-xl:hidden">
        {tab('new', 'Kitchen', kitchen, isKitchen, 'hidden board:flex')}
        {parts.map((part) =>
          tab(part, PART_TITLES[part], [part], part === open, KITCHEN.includes(part) ? 'flex board:hidden' : 'flex'),
        )}
      </div>
      <div
        className={cn(
          'grid flex-1 content-start gap-3 p-3 board:min-h-0 board:content-stretch board:pb-0 sm:px-4',
          'board:grid-cols-3 board:grid-rows-1 board-lg:grid-cols-4 board-xl:grid-rows-2',
          hasToStart ? 'board-xl:grid-cols-5' : 'board-xl:grid-cols-4',
        )}
      >
        {parts.map((part) => (
          <BoardPartSection
            key={part}
            {...props}
            part={part}
            count={countParts([part], hasToStart, props)}
            className={cn(
              part === open ? 'flex' : 'hidden',
              (isKitchen ? KITCHEN.includes(part) : part === open) ? 'board:flex' : 'board:hidden',
              'board-xl:flex',
              isKitchen ? cn(room(part, SPANS), 'board-xl:col-span-1') : 'board:col-span-full board-xl:col-span-1',
              part !== 'later' && part !== 'done' && 'board-xl:row-span-2',
            )}
            listClassName={isKitchen ? room(part, CARDS) : 'board:grid-cols-3 board-lg:grid-cols-4'}
          />
        ))}
      </div>
    </>
  )
}

/** How many cards stand side by side on a tablet: upright, and on its side. */
const TABLET_CARDS = [3, 4] as const

/** The width of a part and the columns of its list, by the number of cards side by side in it. */
const SPANS = [
  ['', 'board:col-span-1', 'board:col-span-2', 'board:col-span-3'],
  ['', 'board-lg:col-span-1', 'board-lg:col-span-2', 'board-lg:col-span-3'],
]
const CARDS = [
  ['', 'board:grid-cols-1', 'board:grid-cols-2', 'board:grid-cols-3'],
  ['', 'board-lg:grid-cols-1', 'board-lg:grid-cols-2', 'board-lg:grid-cols-3'],
]

/** The width of each kitchen part, by its number of orders. Nothing moves while somebody presses buttons. */
function useRoom(counts: readonly number[], isStill: boolean) {
  const [room, setRoom] = useState<(readonly number[])[]>(() =>
    TABLET_CARDS.map((cards) => nextRoom(counts, cards, [])),
  )
  const next = TABLET_CARDS.map((cards, size) => nextRoom(counts, cards, room[size] ?? []))
  const isNew = next.some((one, size) => one !== room[size])
  if (isNew && (!isStill || next[0]?.length !== room[0]?.length)) setRoom(next)
  return room
}

type PartSectionProps = BoardColumnsProps & {
  part: BoardPart
  count: PartCount
  className: string
  listClassName: string
}

function BoardPartSection(props: PartSectionProps) {
  const { part, count, slots, hidden, disabled, onMore, renderSlot, className, listClassName } = props
  const { isCompact } = useBoardSettings()
  const { pending, run } = useAction((text) => alertUser(text, MORE))
  const column = columnOfPart(part)
  const own = slots.filter((slot) => slot.part === part)

  const showMore = () =>
    run(true, async () => {
      await onMore(column)
      dismissAlerts(MORE.topic)
    })

  return (
    <section aria-labelledby={`part-${part}`} className={cn('min-h-0 min-w-0 flex-col', className)}>
      <h2 id={`part-${part}`} className="flex items-center gap-2 pb-2 font-bold text-xl max-md:sr-only">
        {PART_TITLES[part]} <Count {...count} isLoud={part === 'new'} />
      </h2>
      {/* The padding keeps the focus ring from being cut off. */}
      <div className="board:-mx-1 board:min-h-0 board:flex-1 board:overflow-y-auto board:overscroll-contain board:px-1 board:pb-3">
        {own.length === 0 && hidden[column] === 0 ? (
          <p className="rounded-lg border border-line-strong/50 border-dashed px-4 py-5 text-base text-ink-soft">
            {NOTHING[part]}
          </p>
        ) : (
          <ul
            data-column={part}
            className={cn('grid board-xl:grid-cols-1 sm:grid-cols-2', isCompact ? 'gap-2' : 'gap-3', listClassName)}
          >
            {own.map((slot) => (
              <li key={slot.trace ? `left ${slot.order.id}` : slot.order.id} className="grid min-w-0 grid-cols-1">
                {renderSlot(slot)}
              </li>
            ))}
          </ul>
        )}
        {hidden[column] > 0 && (
          <Button
            variant="secondary"
            wide
            size="tap"
            className="mt-3 text-lg!"
            pending={pending !== null}
            disabled={disabled}
            onClick={() => void showMore()}
          >
            {hidden[column].toLocaleString('en-US')} more …
            <span className="sr-only">{` in ${count.isWhole ? PART_TITLES[part] : 'To start or Started'}`}</span>
          </Button>
        )}
      </div>
    </section>
  )
}

function Count({ value, isWhole, isLoud }: PartCount & { isLoud: boolean }) {
  return (
    <span
      className={cn(
        'tabular inline-grid h-7 min-w-7 place-items-center rounded-full px-2 font-bold text-base',
        isLoud && value > 0 ? 'bg-inverse text-on-inverse' : 'bg-sunken text-ink-soft',
      )}
    >
      {value}
      {!isWhole && '+'}
    </span>
  )
}
