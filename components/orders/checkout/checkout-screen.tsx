'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { late } from '@/components/ui/late'
import { Warning } from '@/components/ui/warning'
import { addressDialog } from '@/lib/accounts/browser/dialogs'
import { hasAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import { useNow } from '@/lib/client/use-now'
import { soonText } from '@/lib/date-text'
import { acceptChanges, placeOrder, scheduleInstead } from '@/lib/orders/browser/checkout-flow'
import { dispatch } from '@/lib/orders/browser/checkout-store'
import type { Change } from '@/lib/orders/rules/changed-choice'
import type { Checkout } from '@/lib/orders/rules/checkout-states'
import { checkoutSlots, servedSlots } from '@/lib/orders/rules/delivery-slots'
import { type DeliveryOption, orderTotal } from '@/lib/orders/rules/order-total'
import type { Order } from '@/lib/orders/server/shapes'
import { busyMinutesOf, busyText, closedNotice, isClosed, onlySchedules } from '@/lib/restaurants/rules/taking-orders'
import { CheckoutLayout } from './checkout-layout'
import { choose, submission, useChoices } from './choices'
import { DeliveryStep } from './delivery-step'
import { estimateText, NO_SLOTS_TEXT, OptionStep } from './option-step'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { ProblemNotice } from './problem-notice'
import { TipStep } from './tip-step'

const MINUTE = 60_000

const ChangesDialog = late(async () => (await import('./changes-dialog')).ChangesDialog)

type WithOrder = Extract<Checkout<Order, Change>, { order: Order }>

/** One order at checkout: all its choices beside its cost (spec §4.2, §9.1). */
export function CheckoutScreen({ user, checkout }: { user: User; checkout: WithOrder }) {
  const { order } = checkout
  const problem = 'problem' in checkout ? checkout.problem : null
  const options = useRef<HTMLDivElement>(null)
  const now = useNow(MINUTE)

  const { restaurant } = order
  const { timeZone, pausedUntil } = restaurant
  const notice = closedNotice(restaurant, new Date(now))
  const busy = busyText(busyMinutesOf(restaurant, new Date(now)))
  const opening = isClosed(restaurant, new Date(now)) ? restaurant.closedUntil : null
  const mustSchedule = onlySchedules(restaurant, new Date(now))
  const { days, limiting } = servedSlots(
    checkoutSlots(restaurant, new Date(now)).map(({ day, slots }) => ({
      day,
      slots: slots.filter((time) => !pausedUntil || time >= pausedUntil),
    })),
    { lines: order.items, hours: restaurant },
  )
  const hasSlots = days.some((day) => day.slots.length > 0)
  const made = 'choices' in checkout ? checkout.choices : {}
  const choices = useChoices(made, { canSchedule: hasSlots, mustSchedule })
  // A delivery time that has passed is no longer chosen.
  const isOffered = days.some((day) => day.slots.some((time) => time.toISOString() === choices.scheduledFor))
  const slot = isOffered ? choices.scheduledFor : null
  const { subtotalCents } = order
  const total = orderTotal(subtotalCents, choices.deliveryOption, choices.tip)

  function place() {
    if (!hasAddress(user)) return addressDialog.open()
    if (choices.deliveryOption === 'schedule' && slot === null) {
      const text = hasSlots ? 'Please choose a delivery time.' : NO_SLOTS_TEXT
      dispatch({ type: 'refused', problem: { text, kind: 'time' } })
      options.current?.querySelector<HTMLInputElement>('input[name$="-slot"]')?.focus()
      return
    }
    void ChangesDialog.preload()
    void placeOrder(submission({ ...choices, scheduledFor: slot, opening }))
  }

  function accept(changes: readonly Change[]) {
    if (changes.some((change) => change.kind === 'slot')) choose({ scheduledFor: null })
    return changes.every((change) => change.kind === 'slot') || acceptChanges()
  }

  return (
    <>
      <CheckoutLayout
        summary={
          <OrderSummary
            order={order}
            arrival={arrivalText(choices.deliveryOption, { slot, opening, timeZone })}
            total={total}
            notice={<ProblemNotice problem={problem} />}
            action={
              <Button size="lg" pending={checkout.at === 'placing' || checkout.at === 'placed'} onClick={place}>
                Place order
              </Button>
            }
          />
        }
      >
        {(notice ?? busy) && <Warning>{notice ?? busy}</Warning>}
        <DeliveryStep user={user} typed={choices} onType={choose} />
        <div ref={options}>
          <OptionStep
            option={choices.deliveryOption}
            onOption={(deliveryOption) => choose({ deliveryOption })}
            onlySchedules={mustSchedule}
            opening={opening}
            days={days}
            limiting={limiting}
            timeZone={timeZone}
            slot={slot}
            onSlot={(chosen) => choose({ deliveryOption: 'schedule', scheduledFor: chosen })}
          />
        </div>
        <PaymentStep
          user={user}
          method={choices.paymentMethod}
          onMethod={(paymentMethod) => choose({ paymentMethod })}
          totalCents={total.totalCents}
          onToppedUp={() => dispatch({ type: 'refused', problem: null })}
        />
        <TipStep subtotalCents={subtotalCents} tip={choices.tip} onTip={(tip) => choose({ tip })} />
      </CheckoutLayout>
      {'changes' in checkout && (
        <ChangesDialog
          open
          onOpenChange={(open) => !open && dispatch({ type: 'decline' })}
          order={order}
          changes={checkout.changes}
          left={checkout.left}
          problem={problem}
          onAccept={() => accept(checkout.changes)}
          onSchedule={hasSlots ? scheduleInstead : null}
        />
      )}
    </>
  )
}

type Times = { slot: string | null; opening: Date | null; timeZone: string }

function arrivalText(option: DeliveryOption, { slot, opening, timeZone }: Times): string {
  if (option !== 'schedule') return `Arrives ${opening ? '' : 'in '}${estimateText(option, { opening, timeZone })}`
  return slot ? `Arrives ${soonText(new Date(slot), timeZone)}` : 'Delivery time not chosen yet'
}
