'use client'

import { Ellipsis, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { Price } from '@/components/ui/price'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { BoardEntry } from '@/lib/live/rules/board-view'
import { type Alarm, boardAlarm } from '@/lib/live/rules/order-board'
import { ageText, NEXT_STEPS } from './board-texts'
import { VoidButtons, VoidText } from './void-notice'

const AGE_LOOKS: Record<Alarm, string> = {
  calm: 'bg-sunken text-ink-soft',
  amber: 'bg-warning-soft text-warning-ink',
  red: 'bg-danger-soft text-danger-ink',
}

type OrderCardProps = {
  entry: BoardEntry<FollowedBoardOrder>
  /** The server's time, in milliseconds since the epoch. */
  now: number
  /** A call about it is pending. */
  pending: boolean
  /** There is no connection. */
  disabled: boolean
  /** Moves it to its next stage. */
  onNext: (order: FollowedBoardOrder) => void
  onUndo: (order: FollowedBoardOrder) => void
  /** Opens everything else that can be done. */
  onMore: (order: FollowedBoardOrder) => void
  /** Somebody has seen that it was canceled. */
  onSeen: (order: FollowedBoardOrder) => void
}

/** An order on the board, to be read from two meters. */
export function OrderCard({ entry, now, pending, disabled, onNext, onUndo, onMore, onSeen }: OrderCardProps) {
  const { order, column, isVoid } = entry
  const next = order.status === 'Submitted' && order.stage ? NEXT_STEPS[order.stage] : undefined
  const isDone = column === 'done'
  const mayUndo = order.undoUntil !== null && now < order.undoUntil.getTime()
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      data-order={order.id}
      tabIndex={-1}
      className={cn(
        'flex animate-rise-in flex-col gap-3 rounded-lg border p-4 outline-none focus:border-focus focus:inset-ring focus:inset-ring-focus',
        isVoid ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      <header className="flex items-center gap-2">
        <h3 id={`order-${order.id}`} className={cn('tabular font-extrabold text-2xl', isVoid && 'line-through')}>
          <span className="sr-only">Order </span>
          {order.id}
        </h3>
        <p className="min-w-0 flex-1 truncate font-semibold text-lg text-ink-soft">{order.customer.firstName}</p>
        <IconButton
          label={`More about order ${order.id}`}
          icon={<Ellipsis />}
          look="soft"
          onClick={() => onMore(order)}
        />
      </header>
      {isVoid ? (
        <VoidText />
      ) : (
        <p className={cn('tabular rounded-sm px-3 py-1.5 font-semibold text-base', AGE_LOOKS[ageAlarm(entry, now)])}>
          {ageText(order, column, now)}
        </p>
      )}
      <OrderItems order={order} isStruck={isVoid} isSmall={isDone} />
      {!isDone && !isVoid && <DeliveryFacts order={order} />}
      {isVoid && <VoidButtons order={order} onSeen={() => onSeen(order)} />}
      {!isVoid && next && (column !== 'later' || order.stage === 'placed') && (
        <Button size="tap-lg" wide pending={pending} disabled={disabled} onClick={() => onNext(order)}>
          {next.label}
          <span className="sr-only">{` order ${order.id}`}</span>
        </Button>
      )}
      {mayUndo && (
        <Button variant="secondary" disabled={disabled || pending} onClick={() => onUndo(order)}>
          <Undo2 className="size-5" />
          Undo
          <span className="sr-only">{` order ${order.id}`}</span>
        </Button>
      )}
    </article>
  )
}

const ageAlarm = ({ order, column }: BoardEntry<FollowedBoardOrder>, now: number): Alarm =>
  column === 'done' ? 'calm' : boardAlarm(order, new Date(now))

function OrderItems({ order, isStruck, isSmall }: { order: FollowedBoardOrder; isStruck: boolean; isSmall: boolean }) {
  return (
    <ul className="flex flex-col gap-2">
      {order.items.map((item) => (
        <li key={item.id} className={cn('flex gap-3 leading-tight', isSmall ? 'text-base' : 'text-xl')}>
          <span className="tabular shrink-0 font-extrabold">{item.quantity}×</span>
          <span className="min-w-0 flex-1 break-words">
            <span className={cn('font-semibold', isStruck && 'line-through')}>{item.name}</span>
            {item.customizations && (
              <span className="mt-1 block rounded-sm border-warning border-l-4 bg-warning-soft px-2.5 py-1 font-semibold text-lg text-warning-ink">
                {item.customizations}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function DeliveryFacts({ order }: { order: FollowedBoardOrder }) {
  const address = [order.address, order.city].filter(Boolean).join(', ')
  return (
    <div className="flex flex-col gap-1 border-line border-t pt-3 text-base">
      <p className="break-words">{address}</p>
      {order.deliveryInstructions && <p className="break-words font-semibold">{order.deliveryInstructions}</p>}
      <p className="text-ink-soft text-sm">
        <Price cents={order.totalCents} className="font-semibold" />
        {order.paymentMethod === 'wallet' ? ' paid by wallet' : ' paid by card'}
        {order.deliveryOption === 'priority' && ' · Priority'}
      </p>
    </div>
  )
}
