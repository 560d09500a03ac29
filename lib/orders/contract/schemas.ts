import * as z from 'zod/mini'
import { MAX_CUSTOMIZATION_LENGTH, MAX_QUANTITY } from '@/lib/cart/rules/cart'
import { bodyId, converted, dollars, dollarsOut, idOut, instantOut, text, wholeNumber } from '@/lib/contract/fields'
import { MAX_LINES } from '@/lib/list-limits'
import { ALL_CANCEL_REASONS, EVENT_ACTORS, ORDER_EVENT_KINDS, STAGES } from '@/lib/orders/rules/order-stage'
import { ORDER_STATUSES } from '@/lib/orders/rules/order-status'
import {
  DELIVERY_OPTIONS,
  MAX_TIP_CENTS,
  PAYMENT_METHODS,
  TIP_PERCENTS,
  type TipPercent,
} from '@/lib/orders/rules/order-total'
import type { ForCourier } from '@/lib/personal-texts'
import { MEMBER_ROLES } from '@/lib/policy'
import { ACCEPT_MODES } from '@/lib/restaurants/rules/taking-orders'
import { helpOut } from './help-schemas'

/** Of all lines together: boards and streams send whole orders. */
const MAX_ORDERED_MODIFIERS = 500
const MODIFIERS_TEXT = 'Modifiers must be ids of modifiers, each once'
const QUANTITY_TEXT = `Quantity must be 1 to ${MAX_QUANTITY}`

const lineBody = z.object({
  menu_item_id: bodyId('Menu item'),
  quantity: wholeNumber(QUANTITY_TEXT, 1, MAX_QUANTITY),
  customizations: z.nullish(text('Note', MAX_CUSTOMIZATION_LENGTH)),
  modifiers: z
    .optional(
      z.array(bodyId('Modifiers', MODIFIERS_TEXT), { error: MODIFIERS_TEXT }).check(
        z.maxLength(MAX_ORDERED_MODIFIERS, MODIFIERS_TEXT),
        z.refine((ids) => new Set(ids).size === ids.length, MODIFIERS_TEXT),
      ),
    )
    .check(z.describe('The ids of those that are chosen, in any order')),
})

/** POST /api/orders/ (spec §7.1): `status` is always Active at first and prices come from the menu. */
export const orderBody = z
  .object({
    restaurant_id: bodyId('Restaurant'),
    items: z.array(lineBody, { error: 'Items are required' }).check(
      z.minLength(1, 'An order needs at least one item'),
      z.maxLength(MAX_LINES, `An order has at most ${MAX_LINES} lines`),
      z.refine(
        (lines) => lines.reduce((count, { modifiers = [] }) => count + modifiers.length, 0) <= MAX_ORDERED_MODIFIERS,
        `An order has at most ${MAX_ORDERED_MODIFIERS} modifiers`,
      ),
    ),
    later: z
      ._default(z.boolean({ error: 'Later must be true or false' }), false)
      .check(z.describe('It will be scheduled: such an order can be created while the restaurant is paused')),
    replaces: z
      .nullish(bodyId('Replaces', 'Replaces must be the id of an order'))
      .check(z.describe("An Active order of the caller's own: it is deleted. 409 when it was submitted")),
  })
  .register(z.globalRegistry, { id: 'OrderCreate' })

const TIP_PERCENT_TEXT = 'Tip percent must be 15, 20, 25 or 30'
const knownTipPercent = (value: number): TipPercent | null => TIP_PERCENTS.find((percent) => percent === value) ?? null

/** The checkout sends every text for the courier; a missing one would be dropped from the body without an error. */
const forCourier = {
  deliveryInstructions: z.optional(text('Delivery instructions', 500)),
} satisfies Record<keyof ForCourier, z.ZodMiniType>

/** PUT /api/orders/{id}/submit: payment, delivery and tip. */
export const submitBody = z
  .object({
    paymentMethod: z._default(
      z.enum(PAYMENT_METHODS, { error: "Payment method must be 'credit-card' or 'wallet'" }),
      'credit-card',
    ),
    deliveryOption: z._default(
      z.enum(DELIVERY_OPTIONS, { error: "Delivery option must be 'standard', 'priority' or 'schedule'" }),
      'standard',
    ),
    scheduledFor: z.nullish(
      z.pipe(
        z.iso.datetime({ offset: true, error: 'Delivery time must be an ISO 8601 instant' }),
        z.transform((value) => new Date(value)),
      ),
    ),
    opensAt: z
      .nullish(
        z.pipe(
          z.iso.datetime({ offset: true, error: 'The opening must be an ISO 8601 instant' }),
          z.transform((value) => new Date(value)),
        ),
      )
      .check(
        z.describe(
          'The opening that the customer was told the order is for, null for now: 409 when it is for another one. Without it nothing is asked',
        ),
      ),
    tipPercent: z.optional(converted(z.number({ error: TIP_PERCENT_TEXT }), knownTipPercent, TIP_PERCENT_TEXT)),
    tip: z.optional(
      dollars('Tip', { min: 0, max: MAX_TIP_CENTS }, 'Tip must be from 0 to 1000, with at most two decimals'),
    ),
    ...forCourier,
  })
  .check(
    z.refine((body) => body.tip === undefined || body.tipPercent === undefined, {
      path: ['tip'],
      error: 'Please send a tip or a tip percent, not both',
    }),
    z.refine((body) => body.deliveryOption !== 'schedule' || body.scheduledFor, {
      path: ['scheduledFor'],
      error: 'Please choose a delivery time',
    }),
  )
  .register(z.globalRegistry, { id: 'OrderSubmit' })

const lineChange = {
  menu_item_id: idOut,
  name: z.string(),
  order_item_id: z.nullable(idOut).check(z.describe('The line; null while there is no order yet')),
}
const modifierChange = { ...lineChange, modifier_id: idOut, modifier: z.string().check(z.describe('Its name')) }

/** A reason why an order cannot be placed unchanged; no money has moved. */
export const changeOut = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('price'), ...lineChange, from: dollarsOut, to: dollarsOut }),
    z.object({ kind: z.literal('modifier_gone'), ...modifierChange }),
    z.object({ kind: z.literal('modifier_sold_out'), ...modifierChange }),
    z.object({ kind: z.literal('choice'), ...lineChange, text: z.string().check(z.describe('What to choose')) }),
    z.object({ kind: z.literal('gone'), menu_item_id: z.nullable(idOut), name: z.string() }),
    z.object({
      kind: z.literal('sold_out'),
      menu_item_id: idOut,
      name: z.string(),
      from: z.optional(instantOut).check(z.describe('When it is served again, if that is all that is against it')),
    }),
    z.object({ kind: z.literal('slot') }),
    z.object({
      kind: z.literal('closed'),
      until: z.optional(instantOut).check(z.describe('When a paused or closed restaurant takes orders again')),
    }),
    z.object({
      kind: z.literal('opening'),
      opensAt: z.nullable(instantOut).check(z.describe('The opening that the order is for; null for now')),
    }),
  ])
  .register(z.globalRegistry, { id: 'Change' })
export type ChangeOut = z.infer<typeof changeOut>
/** The members that a 409 about changes adds to the error. */
export const changesOut = z.object({ changes: z.array(changeOut) })

export const orderedModifiersOut = z
  .array(z.object({ id: idOut, group: z.string(), name: z.string(), price: dollarsOut }))
  .check(z.describe('What was chosen, in the order of the menu; an id may be that of a modifier that is gone'))

const orderItemOut = z.object({
  id: idOut,
  menu_item_id: z.nullable(idOut),
  menu_item_name: z.string(),
  name: z.string(),
  quantity: z.int(),
  restaurant_id: z.nullable(idOut),
  customizations: z.nullable(z.string()),
  price: dollarsOut.check(z.describe('Of a piece, its modifiers included')),
  food_image: z.string(),
  modifiers: orderedModifiersOut,
  servedWeek: z
    .nullable(z.string())
    .check(z.describe('When it is served, while the order is not placed, as openingWeek; null at any time')),
})

const orderEventOut = z
  .object({
    kind: z.enum(ORDER_EVENT_KINDS),
    by: z.enum(EVENT_ACTORS),
    text: z.string(),
    at: instantOut,
    staff: z
      .optional(z.object({ firstName: z.nullable(z.string()), role: z.enum(MEMBER_ROLES) }))
      .check(z.describe('On boards only: the member who acted for the owner; the name of a deleted account is null')),
  })
  .register(z.globalRegistry, { id: 'OrderEvent' })

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
    scheduledFor: z.nullable(instantOut),
    opensAt: z
      .nullable(instantOut)
      .check(z.describe('The opening that it is for: the restaurant was closed when it was submitted')),
    deliveryInstructions: z.string(),
    paymentMethod: z.nullable(z.enum(PAYMENT_METHODS)),
    createdAt: instantOut,
    submittedAt: z.nullable(instantOut),
    canceledAt: z.nullable(instantOut),
    cancelableUntil: z
      .nullable(instantOut)
      .check(z.describe('When the caller may cancel until; null when not, or with no limit')),
    reviewed: z.boolean(),
    restaurantId: z.nullable(idOut),
    restaurant_id: z.nullable(idOut),
    restaurant: z.object({
      id: z.nullable(idOut),
      name: z.string(),
      servicing: z.boolean(),
      closingTime: z.string(),
      timeZone: z.string(),
      openingWeek: z
        .nullable(z.string())
        .check(
          z.describe(
            "When it is open, while the order is not placed: the spans of each weekday from Monday in minutes since midnight, as in '660-840,1020-1320;;…'; empty or null when not known",
          ),
        ),
      daysOff: z.string().check(z.describe('Its days off, while the order is not placed: a line for each')),
      storeImage: z.string(),
      pausedUntil: z.nullable(instantOut).check(z.describe('It takes no orders until then, except for later')),
      busyMinutes: z.nullable(z.int()).check(z.describe('Orders for now take this much longer until busyUntil')),
      busyUntil: z.nullable(instantOut),
      closedUntil: z.nullable(instantOut).check(z.describe('By its hours it opens then; null while it is open')),
      ordersWhileClosed: z.boolean().check(z.describe('Whether an order for now is then taken for its opening')),
    }),
    orderItems: z.array(orderItemOut),
    stage: z.nullable(z.enum(STAGES)).check(z.describe('Null until it is submitted; a canceled order keeps its last')),
    version: z.int().check(z.nonnegative()).check(z.describe('Rises with every change')),
    accepts: z.enum(ACCEPT_MODES).check(z.describe('How the restaurant accepted orders when it was submitted')),
    newAt: z.nullable(instantOut).check(z.describe("When it enters New on the restaurant's board")),
    acceptedAt: z.nullable(instantOut),
    estimatedFor: z.nullable(instantOut).check(z.describe('When it is expected')),
    events: z.array(orderEventOut).check(z.describe('Every change of it, oldest first')),
    refunded: dollarsOut.check(z.describe('All that went back: the total once it is canceled')),
    refunds: z
      .array(z.object({ amount: dollarsOut, reason: z.string(), at: instantOut }))
      .check(z.describe('What went back in part, oldest first: to the wallet, or to the card that paid')),
    help: z.nullable(helpOut).check(z.describe("The customer's request for help with it")),
    helpUntil: z
      .nullable(instantOut)
      .check(z.describe('Until when its customer can ask for help; null when not, or when a request was made')),
    canceledBy: z.nullable(z.enum(EVENT_ACTORS)),
    cancelReason: z.nullable(z.enum(ALL_CANCEL_REASONS)),
    cancelText: z.string(),
  })
  .register(z.globalRegistry, { id: 'Order' })
export type OrderOut = z.infer<typeof orderOut>
export type OrderItemOut = z.infer<typeof orderItemOut>
export const ordersAnswer = z.object({ orders: z.array(orderOut) }).register(z.globalRegistry, { id: 'Orders' })

export const returningAnswer = z
  .object({
    underWay: z.array(orderOut).check(z.describe('Placed and not yet delivered, the one first that is expected first')),
    toRate: z
      .nullable(orderOut)
      .check(z.describe('The last order, when it was delivered within a week and is not rated')),
    again: z
      .array(
        z.object({
          order: orderOut,
          subtotal: dollarsOut.check(z.describe("What its items cost today, without those that can't be had")),
        }),
      )
      .check(z.describe('The last different orders, of restaurants that take orders')),
  })
  .register(z.globalRegistry, { id: 'Returning' })
export type ReturningOut = z.infer<typeof returningAnswer>
