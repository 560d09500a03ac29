import type { BoardOrderRow, OrderRow } from '@/lib/db/shapes'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import type { Change } from '@/lib/orders/rules/changed-choice'
import { cancelableUntil } from '@/lib/orders/rules/order-cancel'
import { backUntil, undoUntil } from '@/lib/orders/rules/order-stage'
import { orderRoles } from '@/lib/policy'
import type { BoardOrderOut } from './kitchen-schemas'
import type { ChangeOut, OrderItemOut, OrderOut } from './schemas'

/** An order (spec §3.5) for its customer or owner. */
export function orderToWire(order: OrderRow, viewerId: number): OrderOut {
  const until = cancelableUntil(order, orderRoles({ id: viewerId }, order))
  return {
    id: order.id,
    status: order.status,
    totalCost: dollarsFromCents(order.totalCents),
    subtotal: dollarsFromCents(order.subtotalCents),
    deliveryFee: dollarsFromCents(order.deliveryFeeCents),
    priorityFee: dollarsFromCents(order.priorityFeeCents),
    taxesAndFees: dollarsFromCents(order.taxesAndFeesCents),
    tip: dollarsFromCents(order.tipCents),
    deliveryOption: order.deliveryOption,
    scheduledFor: instant(order.scheduledFor),
    deliveryInstructions: order.deliveryInstructions,
    paymentMethod: order.paymentMethod === 'credit_card' ? 'credit-card' : order.paymentMethod,
    createdAt: order.createdAt.toISOString(),
    submittedAt: instant(order.submittedAt),
    canceledAt: instant(order.canceledAt),
    cancelableUntil: until !== null && Number.isFinite(until) ? new Date(until).toISOString() : null,
    reviewed: order.review !== null,
    restaurantId: order.restaurantId,
    restaurant_id: order.restaurantId,
    restaurant: {
      id: order.restaurantId,
      name: order.restaurantName,
      servicing: order.restaurant?.servicing ?? false,
      closingTime: order.restaurant?.closingTime ?? '',
      timeZone: order.timeZone,
      storeImage: order.restaurant?.storeImage ?? '',
      pausedUntil: instant(order.restaurant?.pausedUntil ?? null),
    },
    orderItems: order.items.map((item) => orderItemToWire(item, order.restaurantId)),
    stage: order.stage,
    version: order.version,
    accepts: order.accepts,
    newAt: instant(order.newAt),
    acceptedAt: instant(order.acceptedAt),
    estimatedFor: instant(order.estimatedFor),
    events: order.events.map(({ kind, actor, text, at }) => ({ kind, by: actor, text, at: at.toISOString() })),
    canceledBy: order.canceledBy,
    cancelReason: order.cancelReason,
    cancelText: order.cancelText,
  }
}

function orderItemToWire(item: OrderRow['items'][number], restaurantId: number | null): OrderItemOut {
  return {
    id: item.id,
    menu_item_id: item.menuItemId,
    menu_item_name: item.name,
    name: item.name,
    quantity: item.quantity,
    restaurant_id: restaurantId,
    customizations: item.customizations,
    price: dollarsFromCents(item.priceCents),
    food_image: item.foodImage,
  }
}

/** The restaurant may call the customer for this long after an order was closed, in milliseconds. */
const PHONE_MS = 2 * 60 * 60_000

/** An order for its restaurant's owner. */
export function boardOrderToWire(order: BoardOrderRow, ownerId: number, now: Date): BoardOrderOut {
  const { customer, closedAt, address, city, state, zip } = order
  const mayCall = !closedAt || now.getTime() - closedAt.getTime() < PHONE_MS
  return {
    ...orderToWire(order, ownerId),
    customer: { firstName: customer.firstName, phoneNumber: mayCall ? customer.phoneNumber : null },
    address,
    city,
    state,
    zip,
    undoUntil: instant(undoUntil(order)),
    backUntil: instant(backUntil(order)),
  }
}

export function changeToWire(change: Change): ChangeOut {
  if (change.kind === 'closed') return { kind: 'closed', ...(change.until && { until: change.until.toISOString() }) }
  if (change.kind === 'gone') return { kind: 'gone', menu_item_id: change.menuItemId, name: change.name }
  if (change.kind === 'sold_out') return { kind: 'sold_out', menu_item_id: change.menuItemId, name: change.name }
  if (change.kind === 'slot') return change
  const { menuItemId, name, fromCents, toCents } = change
  return {
    kind: 'price',
    menu_item_id: menuItemId,
    name,
    from: dollarsFromCents(fromCents),
    to: dollarsFromCents(toCents),
  }
}
