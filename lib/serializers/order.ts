import type { OrderItemOut, OrderOut } from '@/lib/contracts/orders'
import type { OrderRow } from '@/lib/db/shapes'
import { dollarsFromCents } from '@/lib/domain/money'
import { cancelableUntil } from '@/lib/domain/order-cancel'
import { orderRoles } from '@/lib/domain/policy'
import { instant } from './instant'

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
