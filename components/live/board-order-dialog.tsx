'use client'

import { Phone, Printer, Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { formatPhone } from '@/lib/accounts/rules/contact'
import { timeOf } from '@/lib/date-text'
import type { HelpAnswer } from '@/lib/live/browser/board-calls'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import type { StageMove } from '@/lib/orders/contract/kitchen-schemas'
import { ACCEPT_MINUTES } from '@/lib/orders/rules/order-estimate'
import type { Stage } from '@/lib/orders/rules/order-stage'
import { AvailableLines } from './available-lines'
import { dueText, eventText } from './board-texts'
import { DeliveryFacts } from './delivery-facts'
import { HelpSection } from './help-section'
import { STEP_LOOKS } from './step-looks'
import { printTicket } from './ticket-window'

const BEFORE_LEAVING: readonly (Stage | null)[] = ['placed', 'accepted', 'preparing']

type OrderDialogProps = OverlayProps & {
  order: FollowedBoardOrder
  /** The server's time, in milliseconds since the epoch. */
  now: number
  disabled: boolean
  onMove: (stage: StageMove['stage'], minutes?: number) => void
  onDelay: (minutes: number) => void
  onCancel: () => void
  /** True while a call about this order is pending. */
  pending: boolean
  /** Null for those who do not decide about money. */
  onDecideHelp: ((answer: HelpAnswer) => void) | null
}

/** All actions on an order besides its next step. */
export function OrderDialog(props: OrderDialogProps) {
  const { order, now, disabled, pending, open, onOpenChange, onMove, onDelay, onCancel, onDecideHelp } = props
  const { stage, status, customer } = order
  const isOpen = status === 'Submitted' && stage !== 'delivered'
  const isAwaited = isOpen && stage === 'placed'
  const hasMinutes = isOpen && order.scheduledFor === null
  const mayGoBack = order.backUntil !== null && now < order.backUntil.getTime()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Order ${order.id}, ${customer.firstName}`}
      description={dueText(order)}
    >
      <div className="flex flex-col gap-6 pb-2">
        <HelpSection order={order} now={now} disabled={disabled} pending={pending} onDecide={onDecideHelp} />
        {hasMinutes && (
          <section className="flex flex-col gap-2">
            <h3 className="font-semibold text-base">{isAwaited ? 'Accept, and deliver in' : 'Delivered in'}</h3>
            <div className="grid grid-cols-4 gap-2">
              {ACCEPT_MINUTES.map((minutes) => (
                <Button
                  key={minutes}
                  variant={isAwaited ? null : 'secondary'}
                  className={isAwaited ? STEP_LOOKS.accepted : ''}
                  size="tap"
                  disabled={disabled}
                  onClick={() => (isAwaited ? onMove('accepted', minutes) : onDelay(minutes))}
                >
                  {minutes} min
                </Button>
              ))}
            </div>
          </section>
        )}
        <div className="grid gap-2 sm:grid-cols-2">
          <Button variant="secondary" size="tap" onClick={() => printTicket(order)}>
            <Printer className="size-5" />
            Print ticket
          </Button>
          {customer.phoneNumber && (
            <a href={`tel:${customer.phoneNumber}`} className={buttonStyles({ variant: 'secondary', size: 'tap' })}>
              <Phone className="size-5" />
              {formatPhone(customer.phoneNumber)}
            </a>
          )}
          {mayGoBack && (
            <Button variant="secondary" size="tap" disabled={disabled} onClick={() => onMove('preparing')}>
              <Undo2 className="size-5" />
              Back to preparing
            </Button>
          )}
        </div>
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-base">Delivery</h3>
          <DeliveryFacts order={order} />
        </section>
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold text-base">History</h3>
          <ol className="flex flex-col gap-1 text-base">
            {order.events.map((event) => (
              <li key={`${event.kind} ${event.at.getTime()}`} className="flex gap-3">
                <span className="tabular w-20 shrink-0 text-ink-soft">
                  {timeOf(event.at, order.restaurant.timeZone)}
                </span>
                <span className="min-w-0 break-words">{eventText(event, customer)}</span>
              </li>
            ))}
          </ol>
        </section>
        <AvailableLines order={order} disabled={disabled} />
        {status === 'Submitted' && BEFORE_LEAVING.includes(stage) && (
          <Button variant="ghost-danger" size="tap" disabled={disabled} onClick={onCancel}>
            Cancel this order
          </Button>
        )}
      </div>
    </Dialog>
  )
}
