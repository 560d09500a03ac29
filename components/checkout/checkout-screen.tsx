'use client'

import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { addressDialog } from '@/lib/client/address-dialog'
import type { ChangedOrder } from '@/lib/client/renew-order'
import { useNow } from '@/lib/client/use-now'
import type { Order } from '@/lib/contracts/orders'
import type { User } from '@/lib/contracts/users'
import { hasAddress } from '@/lib/domain/delivery-address'
import { CHECKOUT_CLOSING_TIME, deliverySlots } from '@/lib/domain/delivery-slots'
import { orderTotal } from '@/lib/domain/order-total'
import { arrivalText } from './arrival'
import { ChangesDialog } from './changes-dialog'
import { CheckoutLayout } from './checkout-layout'
import { submission, useChoices } from './choices'
import { DeliveryStep } from './delivery-step'
import { OptionStep } from './option-step'
import { OrderSummary } from './order-summary'
import { PaymentStep } from './payment-step'
import { ProblemNotice } from './problem-notice'
import { TipStep } from './tip-step'
import { usePlaceOrder } from './use-place-order'

const MINUTE = 60_000

/** One order at checkout: every choice about it beside what it comes to (spec §4.2, §9.1). */
export function CheckoutScreen({ user, order }: { user: User; order: Order }) {
  const { pending, problem, changed, ...placing } = usePlaceOrder(order)
  const instructions = useRef<string | undefined>(undefined)
  const options = useRef<HTMLDivElement>(null)
  const now = useNow(MINUTE)

  const { timeZone, closingTime } = order.restaurant
  const days = deliverySlots({ now: new Date(now), timeZone, closingTime: closingTime || CHECKOUT_CLOSING_TIME })
  const hasSlots = days.some((day) => day.slots.length > 0)
  const { choices, choose } = useChoices(order.id, hasSlots)
  // A time that has passed meanwhile is not chosen anymore.
  const slot = days.flatMap((day) => day.slots).some((time) => time.toISOString() === choices.slot)
    ? choices.slot
    : null
  const { subtotalCents } = order
  const total = orderTotal(subtotalCents, choices.deliveryOption, choices.tip)

  function place() {
    if (!hasAddress(user)) return addressDialog.open()
    if (choices.deliveryOption === 'schedule' && slot === null) {
      placing.complain('Please choose a delivery time.')
      options.current?.querySelector<HTMLInputElement>('input[name$="-slot"]')?.focus()
      return
    }
    void placing.place({ ...submission({ ...choices, slot }), deliveryInstructions: instructions.current })
  }

  function accept(accepted: ChangedOrder) {
    if (accepted.changes.some((change) => change.kind === 'slot')) choose({ slot: null })
    return accepted.changes.every((change) => change.kind === 'slot') || placing.accept(accepted)
  }

  return (
    <>
      <CheckoutLayout
        summary={
          <OrderSummary
            restaurantName={order.restaurant.name}
            arrival={arrivalText(choices.deliveryOption, slot, timeZone)}
            lines={order.orderItems}
            total={total}
            notice={<ProblemNotice problem={problem} />}
            action={
              <Button size="lg" pending={pending} onClick={place}>
                Place order
              </Button>
            }
          />
        }
      >
        <DeliveryStep
          user={user}
          onInstructions={(text) => {
            instructions.current = text
          }}
        />
        <div ref={options}>
          <OptionStep
            option={choices.deliveryOption}
            onOption={(deliveryOption) => choose({ deliveryOption })}
            days={days}
            timeZone={timeZone}
            slot={slot}
            onSlot={(chosen) => choose({ slot: chosen })}
          />
        </div>
        <PaymentStep
          user={user}
          method={choices.paymentMethod}
          onMethod={(paymentMethod) => choose({ paymentMethod })}
          totalCents={total.totalCents}
          onToppedUp={placing.forgetProblem}
        />
        <TipStep subtotalCents={subtotalCents} tip={choices.tip} onTip={(tip) => choose({ tip })} />
      </CheckoutLayout>
      <ChangesDialog changed={changed} problem={problem} onClose={placing.closeChanges} onAccept={accept} />
    </>
  )
}
