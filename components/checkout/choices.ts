'use client'

import { useEffect, useState } from 'react'
import { z } from 'zod'
import { deliveryWish } from '@/lib/client/delivery-wish'
import { readStored, writeStored } from '@/lib/client/storage'
import { dollarsFromCents } from '@/lib/domain/money'
import {
  DELIVERY_OPTIONS,
  type DeliveryOption,
  MAX_TIP_CENTS,
  PAYMENT_METHODS,
  type PaymentMethod,
  TIP_PERCENTS,
  type Tip,
} from '@/lib/domain/order-total'

/** How an order is to be delivered, paid and tipped. */
export type Choices = {
  deliveryOption: DeliveryOption
  /** An instant, ISO; null while none is chosen. */
  slot: string | null
  paymentMethod: PaymentMethod
  tip: Tip
}

const AT_FIRST: Choices = { deliveryOption: 'standard', slot: null, paymentMethod: 'credit-card', tip: { cents: 0 } }

const KEY = 'checkoutChoices'

const stored = z.object({
  orderId: z.int(),
  choices: z.object({
    deliveryOption: z.enum(DELIVERY_OPTIONS),
    slot: z.iso.datetime().nullable(),
    paymentMethod: z.enum(PAYMENT_METHODS),
    tip: z.union([
      z.object({ percent: z.literal(TIP_PERCENTS) }),
      z.object({ cents: z.int().min(0).max(MAX_TIP_CENTS) }),
    ]),
  }),
})

/** The choices made for an order, at first those of the landing page; this tab keeps them over a reload, as the order itself is kept. */
export function useChoices(orderId: number, canSchedule: boolean) {
  const [choices, setChoices] = useState((): Choices => {
    const kept = readStored(KEY, stored, sessionStorage)
    if (kept?.orderId === orderId) return kept.choices
    const later = canSchedule && deliveryWish.stored().moment === 'later'
    return later ? { ...AT_FIRST, deliveryOption: 'schedule' } : AT_FIRST
  })
  // Also when a fresh order has taken the place of one that changed: it is delivered, paid and tipped like that one.
  useEffect(() => writeStored(KEY, { orderId, choices }, sessionStorage), [orderId, choices])
  const choose = (change: Partial<Choices>) => setChoices((before) => ({ ...before, ...change }))
  return { choices, choose }
}

/** The choices as the call that submits an order takes them. */
export function submission({ deliveryOption, slot, paymentMethod, tip }: Choices) {
  return {
    paymentMethod,
    deliveryOption,
    ...(deliveryOption === 'schedule' && { scheduledFor: slot }),
    ...('percent' in tip ? { tipPercent: tip.percent } : { tip: dollarsFromCents(tip.cents) }),
  }
}
