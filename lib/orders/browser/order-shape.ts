import {
  isBoolean,
  isDollars,
  isId,
  isInteger,
  isListOf,
  isNullOr,
  isObject,
  isOneOf,
  isText,
  type Members,
} from '@/lib/client/shapes'
import type { ChangeOut, OrderOut } from '@/lib/orders/contract/schemas'
import { ALL_CANCEL_REASONS, EVENT_ACTORS, ORDER_EVENT_KINDS, STAGES } from '@/lib/orders/rules/order-stage'
import { ORDER_STATUSES } from '@/lib/orders/rules/order-status'
import { DELIVERY_OPTIONS, PAYMENT_METHODS } from '@/lib/orders/rules/order-total'
import { ACCEPT_MODES } from '@/lib/restaurants/rules/taking-orders'

export const isInstant = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value))
export const isDeliveryOption = isOneOf(DELIVERY_OPTIONS)
export const isPaymentMethod = isOneOf(PAYMENT_METHODS)
const isNullOrId = isNullOr(isId)

/** The fields of a line in a snapshot. */
export const SLIM_LINE = {
  id: isId,
  menu_item_id: isNullOrId,
  name: isText,
  quantity: isInteger(1),
  customizations: isNullOr(isText),
  modifiers: isListOf(isObject({ id: isId, group: isText, name: isText, price: isDollars })),
}

export const ORDER_MEMBERS: Members<OrderOut> = {
  id: isId,
  status: isOneOf(ORDER_STATUSES),
  totalCost: isDollars,
  subtotal: isDollars,
  deliveryFee: isDollars,
  priorityFee: isDollars,
  taxesAndFees: isDollars,
  tip: isDollars,
  deliveryOption: isDeliveryOption,
  scheduledFor: isNullOr(isInstant),
  opensAt: isNullOr(isInstant),
  deliveryInstructions: isText,
  paymentMethod: isNullOr(isPaymentMethod),
  createdAt: isInstant,
  submittedAt: isNullOr(isInstant),
  canceledAt: isNullOr(isInstant),
  cancelableUntil: isNullOr(isInstant),
  reviewed: isBoolean,
  restaurantId: isNullOrId,
  restaurant_id: isNullOrId,
  restaurant: isObject({
    id: isNullOrId,
    name: isText,
    servicing: isBoolean,
    closingTime: isText,
    timeZone: isText,
    openingWeek: isNullOr(isText),
    daysOff: isText,
    storeImage: isText,
    pausedUntil: isNullOr(isInstant),
    busyMinutes: isNullOr(isInteger(0)),
    busyUntil: isNullOr(isInstant),
    closedUntil: isNullOr(isInstant),
    ordersWhileClosed: isBoolean,
  }),
  orderItems: isListOf(
    isObject({ ...SLIM_LINE, menu_item_name: isText, restaurant_id: isNullOrId, price: isDollars, food_image: isText }),
  ),
  stage: isNullOr(isOneOf(STAGES)),
  version: isInteger(0),
  accepts: isOneOf(ACCEPT_MODES),
  newAt: isNullOr(isInstant),
  acceptedAt: isNullOr(isInstant),
  estimatedFor: isNullOr(isInstant),
  events: isListOf(
    isObject({ kind: isOneOf(ORDER_EVENT_KINDS), by: isOneOf(EVENT_ACTORS), text: isText, at: isInstant }),
  ),
  canceledBy: isNullOr(isOneOf(EVENT_ACTORS)),
  cancelReason: isNullOr(isOneOf(ALL_CANCEL_REASONS)),
  cancelText: isText,
}

/** Whether a value is an order as on the wire: the one of lib/orders/contract/schemas.ts, without what only Zod can check. */
export const isOrder = isObject(ORDER_MEMBERS)

const isKindOfChange = isObject({
  kind: isOneOf([
    'price',
    'gone',
    'sold_out',
    'modifier_gone',
    'modifier_sold_out',
    'choice',
    'slot',
    'closed',
    'opening',
  ] satisfies ChangeOut['kind'][]),
})
const isChange = (value: unknown): value is ChangeOut => isKindOfChange(value)

/** Whether an error says what changed about an order. */
export const hasChanges = isObject({ changes: isListOf(isChange) })
