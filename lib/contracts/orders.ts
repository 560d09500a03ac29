import { z } from 'zod'
import { MAX_CUSTOMIZATION_LENGTH, MAX_LINES, MAX_QUANTITY } from '@/lib/domain/cart'
import { ACCEPT_MODES, ALL_CANCEL_REASONS, EVENT_ACTORS, ORDER_EVENT_KINDS, STAGES } from '@/lib/domain/order-stage'
import { ORDER_STATUSES } from '@/lib/domain/order-status'
import {
  DELIVERY_OPTIONS,
  MAX_TIP_CENTS,
  PAYMENT_METHODS,
  TIP_PERCENTS,
  type TipPercent,
} from '@/lib/domain/order-total'
import { bodyId, dollars, dollarsOut, idOut, instantOut, text } from './fields'
import type { InCents } from './money-fields'
import type { ServiceKeys } from './service-keys'

const QUANTITY_TEXT = `Quantity must be 1 to ${MAX_QUANTITY}`

const lineBody = z.object({
  menu_item_id: bodyId('Menu item'),
  quantity: z
    .number({ error: QUANTITY_TEXT })
    .int(QUANTITY_TEXT)
    .min(1, QUANTITY_TEXT)
    .max(MAX_QUANTITY, QUANTITY_TEXT),
  customizations: text('Note', MAX_CUSTOMIZATION_LENGTH).nullish(),
})

/** POST /api/orders/ (spec §7.1): `status` is always Active at first and prices come from the menu. */
export const orderBody = z
  .object({
    restaurant_id: bodyId('Restaurant'),
    items: z
      .array(lineBody, { error: 'Items are required' })
      .min(1, 'An order needs at least one item')
      .max(MAX_LINES, `An order has at most ${MAX_LINES} lines`),
    later: z
      .boolean({ error: 'Later must be true or false' })
      .default(false)
      .meta({ description: 'It will be scheduled: such an order can be created while the restaurant is paused' }),
    replaces: bodyId('Replaces', 'Replaces must be the id of an order')
      .nullish()
      .meta({ description: "An Active order of the caller's own that was never submitted: it is deleted" }),
  })
  .meta({ id: 'OrderCreate' })
export type NewOrder = ServiceKeys<z.output<typeof orderBody>>

const isTipPercent = (value: number): value is TipPercent => TIP_PERCENTS.some((percent) => percent === value)

/** PUT /api/orders/{id}/submit: payment, delivery and tip. */
export const submitBody = z
  .object({
    paymentMethod: z
      .enum(PAYMENT_METHODS, { error: "Payment method must be 'credit-card' or 'wallet'" })
      .default('credit-card'),
    deliveryOption: z
      .enum(DELIVERY_OPTIONS, { error: "Delivery option must be 'standard', 'priority' or 'schedule'" })
      .default('standard'),
    scheduledFor: z.iso
      .datetime({ offset: true, error: 'Delivery time must be an ISO 8601 instant' })
      .transform((value) => new Date(value))
      .nullish(),
    tipPercent: z
      .number({ error: 'Tip percent must be 15, 20, 25 or 30' })
      .refine(isTipPercent, 'Tip percent must be 15, 20, 25 or 30')
      .optional(),
    tip: dollars(
      'Tip',
      { min: 0, max: MAX_TIP_CENTS },
      'Tip must be from 0 to 1000, with at most two decimals',
    ).optional(),
    deliveryInstructions: text('Delivery instructions', 500).optional(),
  })
  .refine((body) => body.tip === undefined || body.tipPercent === undefined, {
    path: ['tip'],
    message: 'Please send a tip or a tip percent, not both',
  })
  .refine((body) => body.deliveryOption !== 'schedule' || body.scheduledFor, {
    path: ['scheduledFor'],
    message: 'Please choose a delivery time',
  })
  .meta({ id: 'OrderSubmit' })
export type OrderSubmission = ServiceKeys<z.output<typeof submitBody>>

/** Why an order cannot be placed unchanged; no money has moved. */
export const changeOut = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), menu_item_id: idOut, name: z.string(), from: dollarsOut, to: dollarsOut }),
    z.object({ kind: z.literal('gone'), menu_item_id: idOut.nullable(), name: z.string() }),
    z.object({ kind: z.literal('sold_out'), menu_item_id: idOut, name: z.string() }),
    z.object({ kind: z.literal('slot') }),
    z.object({
      kind: z.literal('closed'),
      until: instantOut.optional().meta({ description: 'When a paused restaurant takes orders again' }),
    }),
  ])
  .meta({ id: 'Change' })
export type ChangeOut = z.infer<typeof changeOut>
/** As the browser holds it. */
export type Change = InCents<ChangeOut>
/** The members that a 409 about changes adds to the error. */
export const changesOut = z.object({ changes: z.array(changeOut) })

const orderItemOut = z.object({
  id: idOut,
  menu_item_id: idOut.nullable(),
  menu_item_name: z.string(),
  name: z.string(),
  quantity: z.int(),
  restaurant_id: idOut.nullable(),
  customizations: z.string().nullable(),
  price: dollarsOut,
  food_image: z.string(),
})

const orderEventOut = z
  .object({
    kind: z.enum(ORDER_EVENT_KINDS),
    by: z.enum(EVENT_ACTORS),
    text: z.string(),
    at: instantOut,
  })
  .meta({ id: 'OrderEvent' })

/** An order (spec §3.5). After its restaurant is deleted the ids are null and the name stays. */
export const orderOut = z
  .object({
    id: idOut,
    status: z.enum(ORDER_STATUSES),
    totalCost: dollarsOut,
    subtotal: dollarsOut,
    deliveryFee: dollarsOut,
    priorityFee: dollarsOut,
    taxesAndFees: dollarsOut,
    tip: dollarsOut,
    deliveryOption: z.enum(DELIVERY_OPTIONS),
    scheduledFor: instantOut.nullable(),
    deliveryInstructions: z.string(),
    paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
    createdAt: instantOut,
    submittedAt: instantOut.nullable(),
    canceledAt: instantOut.nullable(),
    cancelableUntil: instantOut
      .nullable()
      .meta({ description: 'When the caller may cancel until; null when not, or with no limit' }),
    reviewed: z.boolean(),
    restaurantId: idOut.nullable(),
    restaurant_id: idOut.nullable(),
    restaurant: z.object({
      id: idOut.nullable(),
      name: z.string(),
      servicing: z.boolean(),
      closingTime: z.string(),
      timeZone: z.string(),
      storeImage: z.string(),
      pausedUntil: instantOut.nullable().meta({ description: 'It takes no orders until then, except for later' }),
    }),
    orderItems: z.array(orderItemOut),
    stage: z
      .enum(STAGES)
      .nullable()
      .meta({ description: 'Null until it is submitted; a canceled order keeps its last' }),
    version: z.int().nonnegative().meta({ description: 'Rises with every change' }),
    accepts: z.enum(ACCEPT_MODES).meta({ description: 'How the restaurant accepted orders when it was submitted' }),
    newAt: instantOut.nullable().meta({ description: "When it enters New on the restaurant's board" }),
    acceptedAt: instantOut.nullable(),
    estimatedFor: instantOut.nullable().meta({ description: 'When it is expected' }),
    events: z.array(orderEventOut).meta({ description: 'Every change of it, oldest first' }),
    canceledBy: z.enum(EVENT_ACTORS).nullable(),
    cancelReason: z.enum(ALL_CANCEL_REASONS).nullable(),
    cancelText: z.string(),
  })
  .meta({ id: 'Order' })
export type OrderOut = z.infer<typeof orderOut>
export type OrderItemOut = z.infer<typeof orderItemOut>
export type OrderEvent = z.infer<typeof orderEventOut>
/** As the browser holds them. */
export type Order = InCents<OrderOut>
export type OrderItem = InCents<OrderItemOut>
export const ordersAnswer = z.object({ orders: z.array(orderOut) }).meta({ id: 'Orders' })
