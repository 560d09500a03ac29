'use client'

import { ArrowRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { LinkButton } from '@/components/ui/link-button'
import { cart } from '@/lib/cart/browser/cart-store'
import type { CartItem } from '@/lib/cart/rules/cart'
import { laterDayText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import { type Change, isForNow, lacksChoice } from '@/lib/orders/rules/changed-choice'
import type { Problem } from '@/lib/orders/rules/checkout-states'
import type { Order } from '@/lib/orders/server/shapes'
import { closedText, openingText, ProblemNotice } from './problem-notice'

type ChangesDialogProps = OverlayProps & {
  order: Order
  changes: readonly Change[]
  /** The lines that are still available. */
  left: readonly CartItem[]
  /** Why the last attempt to accept failed. */
  problem: Problem | null
  onAccept: () => boolean | Promise<boolean>
  /** Chooses a delivery time instead, while the restaurant pauses or an item is not served; null when there is none. */
  onSchedule: (() => void) | null
}

/** Shows the changes of an order, and asks whether to go on with its remaining items. No money has moved. */
export function ChangesDialog({ order, changes, left, problem, onAccept, onSchedule, ...overlay }: ChangesDialogProps) {
  const list = (
    <ul className="flex flex-col divide-y divide-line rounded-md border border-line">
      {changes.map((change) => (
        <ChangeLine key={JSON.stringify(change)} change={change} order={order} />
      ))}
    </ul>
  )
  const schedule = changes.some(isForNow) ? onSchedule : null
  if (left.length === 0) {
    const lacksChoices = order.restaurantId !== null && changes.some(lacksChoice)
    return (
      <Dialog
        {...overlay}
        title="We can't place this order"
        description={
          schedule
            ? 'Nothing has been charged. You can have it delivered later.'
            : lacksChoices
              ? 'Nothing has been charged. You can choose again in your cart.'
              : 'Nothing has been charged. You can order from another restaurant.'
        }
        footer={
          <>
            <Button variant="secondary" onClick={() => overlay.onOpenChange(false)}>
              Close
            </Button>
            {schedule ? (
              <Button onClick={schedule}>Choose a later time</Button>
            ) : lacksChoices ? (
              <LinkButton href={`/restaurants/${order.restaurantId}`} onClick={() => cart.setOpen(true)}>
                Choose again
              </LinkButton>
            ) : (
              <LinkButton href="/home">Browse restaurants</LinkButton>
            )}
          </>
        }
      >
        {list}
      </Dialog>
    )
  }
  const slotOnly = changes.every((change) => change.kind === 'slot')
  return (
    <ConfirmDialog
      {...overlay}
      title="Your order has changed"
      description={
        slotOnly
          ? 'Nothing has been charged. Please choose another time.'
          : 'Nothing has been charged. Do you want to go on with these changes? You will see the new total before you pay.'
      }
      confirmLabel={slotOnly ? 'Choose another time' : 'Accept changes'}
      cancelLabel="Not now"
      onConfirm={onAccept}
    >
      {list}
      {schedule && (
        <Button variant="secondary" wide className="mt-3" onClick={schedule}>
          Choose a later time for all of it
        </Button>
      )}
      <ProblemNotice problem={problem} />
    </ConfirmDialog>
  )
}

function ChangeLine({ change, order }: { change: Change; order: Order }) {
  if (change.kind === 'price') {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-3">
        <span className="min-w-0 break-words font-medium">{nameOf(change, order)}</span>
        <span className="tabular flex items-center gap-2">
          <span className="sr-only">from </span>
          <s className="text-ink-soft">{formatMoney(change.fromCents)}</s>
          <ArrowRight className="size-4 text-ink-soft" />
          <span className="sr-only">to </span>
          <strong className="font-semibold">{formatMoney(change.toCents)}</strong>
        </span>
      </li>
    )
  }
  return <li className="break-words px-4 py-3">{sentence(change, order)}</li>
}

/** The item of a line with its choices: two lines of an order may be of one item. */
function nameOf({ name, lineId }: Extract<Change, { kind: 'price' }>, { items }: Order): string {
  const chosen = items.find(({ id }) => id === lineId)?.modifiers ?? []
  return [name, ...chosen.map((modifier) => modifier.name)].join(', ')
}

const LEFT_OUT = 'It is left out of this order and stays in your cart, where you can choose again.'

function sentence(change: Exclude<Change, { kind: 'price' }>, order: Order): string {
  if (change.kind === 'closed') return closedText(order, change.until)
  if (change.kind === 'opening') return openingText(order, change.opensAt)
  if (change.kind === 'slot') return 'The delivery time you chose is no longer available.'
  const known = order.items.find((item) => item.menuItemId === change.menuItemId)
  const name = known?.name ?? change.name
  if (change.kind === 'modifier_sold_out') return `${change.modifier} for ${name} is sold out. ${LEFT_OUT}`
  if (change.kind === 'modifier_gone') return `${change.modifier} is no longer offered with ${name}. ${LEFT_OUT}`
  if (change.kind === 'choice') return `${name}: ${change.text}. ${LEFT_OUT}`
  if (change.kind !== 'sold_out') return `${name} is no longer on the menu.`
  if (!change.from) return `${name} is sold out.`
  return `${name} is served again ${laterDayText(change.from, order.restaurant.timeZone, new Date())}.`
}
