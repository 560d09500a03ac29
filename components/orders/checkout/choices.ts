'use client'

import { useState } from 'react'
import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import { dispatch } from '@/lib/orders/browser/checkout-store'
import type { Choices } from '@/lib/orders/rules/checkout-states'

const DEFAULT_CHOICES: Choices = {
  deliveryOption: 'standard',
  scheduledFor: null,
  paymentMethod: 'credit-card',
  tip: { cents: 0 },
}

/** All choices for an order: those made by the customer, and the defaults for the rest. */
export function useChoices(
  made: Partial<Choices>,
  { canSchedule, mustSchedule }: { canSchedule: boolean; mustSchedule: boolean },
): Choices {
  const [first] = useState((): Choices => {
    const later = canSchedule && (mustSchedule || deliveryWish.stored().moment === 'later')
    return later ? { ...DEFAULT_CHOICES, deliveryOption: 'schedule' } : DEFAULT_CHOICES
  })
  const choices = { ...first, ...made }
  return mustSchedule ? { ...choices, deliveryOption: 'schedule' } : choices
}

export const choose = (choices: Partial<Choices>) => dispatch({ type: 'chosen', choices })

/** The choices as the body of the submit call, with the opening that the screen says the order is for. */
export function submission({ tip, scheduledFor, opening, ...choices }: Choices & { opening: Date | null }) {
  return {
    ...choices,
    ...(choices.deliveryOption === 'schedule' ? { scheduledFor } : { opensAt: instant(opening) }),
    ...('percent' in tip ? { tipPercent: tip.percent } : { tip: dollarsFromCents(tip.cents) }),
  }
}
