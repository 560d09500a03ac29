'use client'

import { Ellipsis, Undo2 } from 'lucide-react'
import { memo } from 'react'
import { Button } from '@/components/ui/button'
import { ChosenList } from '@/components/ui/chosen-list'
import { cn } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { whenIdle } from '@/lib/client/when-idle'
import { useBoardSettings } from '@/lib/live/browser/board-settings'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { asksForHelp, type BoardSlot } from '@/lib/live/rules/board-view'
import { kitchenLines } from '@/lib/live/rules/kitchen-lines'
import { type Alarm, type BoardColumn, boardAlarm } from '@/lib/live/rules/order-board'
import { ageTexts, NEXT_STEPS, planText } from './board-texts'
import { DeliveryFacts } from './delivery-facts'
import { STEP_LOOKS } from './step-looks'

const VoidButtons = late(async () => (await import('./void-buttons')).VoidButtons, { soon: whenIdle })

const AGE_LOOKS: Record<Alarm, string> = {
  calm: 'bg-sunken text-ink-soft',
  amber: 'bg-warning-soft text-warning-ink',
  red: 'bg-danger-soft text-danger-ink',
}

/** The columns whose orders are under way, or should be. */
const UNDER_WAY: readonly BoardColumn[] = ['new', 'preparing', 'on_the_way']

type OrderCardProps = {
  entry: BoardSlot<FollowedBoardOrder>
  /** True while the place that the order has just left offers Undo; the card then does not. */
  hasTrace: boolean
  /** The server's time, in milliseconds since the epoch. */
  now: number
  /** True while a call about this order is pending. */
  pending: boolean
  /** True without a connection. */
  disabled: boolean
  /** Moves it to its next stage, by a press or by a key. */
  onNext: (order: FollowedBoardOrder, byKey: boolean) => void
  onUndo: (order: FollowedBoardOrder) => void
  /** Opens the dialog with all other actions. */
  onMore: (order: FollowedBoardOrder) => void
  /** Called when somebody has seen that the order was canceled. */
  onSeen: (order: FollowedBoardOrder) => void
}

/** An order on the board, to be read from two meters. */
export function OrderCard({ entry, hasTrace, now, pending, disabled, onNext, onUndo, onMore, onSeen }: OrderCardProps) {
  const { order, column, isVoid } = entry
  const isCompact = useBoardSettings((settings) => settings.isCompact)
  const next = order.status === 'Submitted' && order.stage ? NEXT_STEPS[order.stage] : undefined
  const mayUndo = !hasTrace && order.undoUntil !== null && now < order.undoUntil.getTime()
  const instant = new Date(now)
  const [most, more] = ageTexts(order, column, now)
  const age = !isVoid && (
    <p
      className={cn(
        'tabular rounded-sm font-semibold',
        isCompact ? 'w-fit max-w-full px-1.5 text-sm' : 'px-2.5 py-1 text-base',
        AGE_LOOKS[column === 'done' ? 'calm' : boardAlarm(order, instant)],
      )}
    >
      {most}
      {more && <span className={isCompact ? 'sr-only' : ''}>{`, ${more}`}</span>}
    </p>
  )
  return (
    <article
      aria-labelledby={`order-${order.id}`}
      data-order={order.id}
      tabIndex={-1}
      className={cn(
        '@container flex animate-rise-in flex-col rounded-lg border outline-none focus:border-focus focus:inset-ring focus:inset-ring-focus',
        isCompact ? 'gap-1.5 p-2.5' : 'gap-2.5 p-3 sm:p-3.5',
        isVoid ? 'border-danger bg-danger-soft' : 'border-line bg-surface',
      )}
    >
      {order.deliveryOption === 'priority' && <Mark>Priority</Mark>}
      {asksForHelp(order, now) && <Mark>Asks for help</Mark>}
      {order.scheduledFor && UNDER_WAY.includes(column) && <Mark>{planText(order, instant)}</Mark>}
      <header className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          {/* Where a step can be undone, the name has its own line in a narrow column, so that it stays whole beside two buttons. */}
          <div className={cn('flex items-baseline gap-x-2', column !== 'new' && '@max-[14rem]:flex-col')}>
            <h3
              id={`order-${order.id}`}
              className={cn('tabular font-extrabold', isCompact ? 'text-xl' : 'text-2xl', isVoid && 'line-through')}
            >
              <span className="sr-only">Order </span>
              {order.id}
            </h3>
            <p
              className={cn(
                'min-w-0 max-w-full truncate font-semibold text-ink-soft',
                isCompact ? 'text-base' : 'text-lg',
              )}
            >
              {order.customer.firstName}
            </p>
          </div>
          {isCompact && age}
        </div>
        {mayUndo && (
          // In the row of the number, which is as tall without the button: nothing moves when it comes and goes.
          <Button
            variant="secondary"
            className="min-w-11 gap-1.5 px-2.5!"
            disabled={disabled || pending}
            onClick={() => onUndo(order)}
          >
            <Undo2 className="size-5" />
            <span className="@max-[18rem]:sr-only">Undo</span>
            <span className="sr-only">{` order ${order.id}`}</span>
          </Button>
        )}
        <IconButton
          label={`More about order ${order.id}`}
          icon={<Ellipsis />}
          look="soft"
          onClick={() => onMore(order)}
        />
      </header>
      {isVoid && <p className="font-bold text-danger-ink text-xl">Canceled – do not make</p>}
      {!isCompact && age}
      <OrderItems order={order} isStruck={isVoid} isSmall={isCompact || column === 'done'} />
      {column === 'on_the_way' && !isVoid && <DeliveryFacts order={order} className="border-line border-t pt-2.5" />}
      {isVoid && <VoidButtons order={order} onSeen={() => onSeen(order)} open onOpenChange={() => undefined} />}
      {!isVoid && next && (column !== 'later' || order.stage === 'placed') && (
        <Button
          // STEP_LOOKS styles it instead.
          variant={null}
          size="tap-lg"
          wide
          data-next
          className={cn('mt-auto px-3!', STEP_LOOKS[next.stage])}
          pending={pending}
          disabled={disabled}
          // Enter and the space bar cause a click without a pointer, whose `detail` is 0.
          onClick={({ detail }) => onNext(order, detail === 0)}
        >
          {next.label}
          <span className="sr-only">{` order ${order.id}`}</span>
        </Button>
      )}
    </article>
  )
}

/** A large label above the number for what is special about an order. */
function Mark({ children }: { children: string }) {
  return <p className="self-start rounded-sm bg-inverse px-2.5 font-bold text-base text-on-inverse">{children}</p>
}

type OrderItemsProps = { order: FollowedBoardOrder; isStruck: boolean; isSmall: boolean }

// The card renders with every tick of the clock, its lines when the order changes.
const OrderItems = memo(function OrderItems({ order, isStruck, isSmall }: OrderItemsProps) {
  return (
    <ul className={cn('flex flex-col', isSmall ? 'gap-1' : 'gap-2')}>
      {kitchenLines(order.items).map((item) => (
        <li key={item.id} className={cn('flex gap-2.5 leading-tight', isSmall ? 'text-lg' : 'text-xl')}>
          <span className="tabular shrink-0 font-extrabold">{item.quantity}×</span>
          <div className="min-w-0 flex-1 break-words">
            <p className={cn('font-semibold', isStruck && 'line-through')}>{item.name}</p>
            <ChosenList chosen={item.modifiers} className={cn('leading-snug', isSmall ? 'text-base' : 'text-lg')} />
            {item.customizations && (
              <p className="mt-1 rounded-sm border-warning border-l-4 bg-warning-soft px-2 py-0.5 font-semibold text-lg text-warning-ink leading-snug">
                {item.customizations}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
})
