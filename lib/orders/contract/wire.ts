import type * as z from 'zod/mini'
import type { BoardOrder, Order, OrderItem } from '@/lib/db/shapes'
import { dateOf, instant } from '@/lib/instant'
import { centsOf, dollarsFromCents } from '@/lib/money'
import type { Change } from '@/lib/orders/rules/changed-choice'
import type { BoardOrderOut } from './kitchen-schemas'
import type { ChangeOut, OrderItemOut, OrderOut, orderBody, submitBody } from './schemas'

/** A line as a snapshot has it; lines never change, and screens that show more have read them already. */
export type SlimItem = Pick<OrderItem, 'id' | 'menuItemId' | 'name' | 'quantity' | 'customizations'>
export type SlimItemOut = Pick<OrderItemOut, 'id' | 'menu_item_id' | 'name' | 'quantity' | 'customizations'>
type WithoutItems = Omit<Order, 'items'>
type WithoutItemsOut = Omit<OrderOut, 'orderItems'>

/** An order (spec §3.5). */
export function orderToWire(order: Order): OrderOut {
  return withItems(
    order,
    order.items.map((item) => itemToWire(item, order.restaurantId)),
  )
}

export function orderFromWire(order: OrderOut): Order {
  return { ...withoutItems(order), items: order.orderItems.map(itemFromWire) }
}

/** The same with the slim lines of a snapshot. */
export function slimToWire(order: WithoutItems & { items: readonly SlimItem[] }) {
  return withItems(
    order,
    order.items.map(({ id, menuItemId, name, quantity, customizations }): SlimItemOut => {
      return { id, menu_item_id: menuItemId, name, quantity, customizations }
    }),
  )
}

export function slimFromWire(order: WithoutItemsOut & { orderItems: readonly SlimItemOut[] }) {
  const items = order.orderItems.map(({ menu_item_id, ...item }): SlimItem => ({ ...item, menuItemId: menu_item_id }))
  return { ...withoutItems(order), items }
}

function withItems<Items>(order: WithoutItems, orderItems: Items) {
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
    paymentMethod: order.paymentMethod,
    createdAt: order.createdAt.toISOString(),
    submittedAt: instant(order.submittedAt),
    canceledAt: instant(order.canceledAt),
    cancelableUntil: instant(order.cancelableUntil),
    reviewed: order.reviewed,
    restaurantId: order.restaurantId,
    restaurant_id: order.restaurantId,
    restaurant: {
      id: order.restaurantId,
      name: order.restaurant.name,
      servicing: order.restaurant.servicing,
      closingTime: order.restaurant.closingTime,
      timeZone: order.restaurant.timeZone,
      storeImage: order.restaurant.storeImage,
      pausedUntil: instant(order.restaurant.pausedUntil),
    },
    orderItems,
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

function withoutItems(order: WithoutItemsOut): WithoutItems {
  return {
    id: order.id,
    status: order.status,
    totalCents: centsOf(order.totalCost),
    subtotalCents: centsOf(order.subtotal),
    deliveryFeeCents: centsOf(order.deliveryFee),
    priorityFeeCents: centsOf(order.priorityFee),
    taxesAndFeesCents: centsOf(order.taxesAndFees),
    tipCents: centsOf(order.tip),
    deliveryOption: order.deliveryOption,
    scheduledFor: dateOf(order.scheduledFor),
    deliveryInstructions: order.deliveryInstructions,
    paymentMethod: order.paymentMethod,
    createdAt: new Date(order.createdAt),
    submittedAt: dateOf(order.submittedAt),
    canceledAt: dateOf(order.canceledAt),
    cancelableUntil: dateOf(order.cancelableUntil),
    reviewed: order.reviewed,
    restaurantId: order.restaurantId,
    restaurant: { ...order.restaurant, pausedUntil: dateOf(order.restaurant.pausedUntil) },
    stage: order.stage,
    version: order.version,
    accepts: order.accepts,
    newAt: dateOf(order.newAt),
    acceptedAt: dateOf(order.acceptedAt),
    estimatedFor: dateOf(order.estimatedFor),
    events: order.events.map(({ kind, by, text, at }) => ({ kind, actor: by, text, at: new Date(at) })),
    canceledBy: order.canceledBy,
    cancelReason: order.cancelReason,
    cancelText: order.cancelText,
  }
}

function itemToWire(item: OrderItem, restaurantId: number | null): OrderItemOut {
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

function itemFromWire({
  id,
  menu_item_id,
  name,
  quantity,
  customizations,
  price,
  food_image,
}: OrderItemOut): OrderItem {
  const [menuItemId, foodImage] = [menu_item_id, food_image]
  return { id, menuItemId, name, quantity, customizations, priceCents: centsOf(price), foodImage }
}

type OfBoard = Omit<BoardOrder, keyof Order>
type OfBoardOut = Omit<BoardOrderOut, keyof OrderOut>

/** The part of an order that only its restaurant sees. */
export function ofBoardToWire({ customer, address, city, state, zip, undoUntil, backUntil }: OfBoard): OfBoardOut {
  return { customer, address, city, state, zip, undoUntil: instant(undoUntil), backUntil: instant(backUntil) }
}

export function ofBoardFromWire({ customer, address, city, state, zip, undoUntil, backUntil }: OfBoardOut): OfBoard {
  return { customer, address, city, state, zip, undoUntil: dateOf(undoUntil), backUntil: dateOf(backUntil) }
}

/** An order for its restaurant's owner. */
export const boardOrderToWire = (order: BoardOrder): BoardOrderOut => ({
  ...orderToWire(order),
  ...ofBoardToWire(order),
})

export const boardOrderFromWire = (order: BoardOrderOut): BoardOrder => ({
  ...orderFromWire(order),
  ...ofBoardFromWire(order),
})

/** A change of an order, or of something that it was made from. */
export function changeToWire(change: Change): ChangeOut {
  switch (change.kind) {
    case 'slot':
      return change
    case 'closed':
      return { kind: 'closed', ...(change.until && { until: change.until.toISOString() }) }
    case 'price': {
      const { kind, menuItemId, name, fromCents, toCents } = change
      return { kind, menu_item_id: menuItemId, name, from: dollarsFromCents(fromCents), to: dollarsFromCents(toCents) }
    }
    case 'gone':
      return { kind: 'gone', menu_item_id: change.menuItemId, name: change.name }
    case 'sold_out':
      return { kind: 'sold_out', menu_item_id: change.menuItemId, name: change.name }
  }
}

export function changeFromWire(change: ChangeOut): Change {
  switch (change.kind) {
    case 'slot':
      return change
    case 'closed':
      return { kind: 'closed', ...(change.until !== undefined && { until: new Date(change.until) }) }
    case 'price': {
      const { kind, menu_item_id, name, from, to } = change
      return { kind, menuItemId: menu_item_id, name, fromCents: centsOf(from), toCents: centsOf(to) }
    }
    case 'gone':
      return { kind: 'gone', menuItemId: change.menu_item_id, name: change.name }
    case 'sold_out':
      return { kind: 'sold_out', menuItemId: change.menu_item_id, name: change.name }
  }
}

/** The body of a new order for its command. */
export function newOrder({ restaurant_id, items, later, replaces }: z.output<typeof orderBody>) {
  const lines = items.map(({ menu_item_id, ...line }) => ({ menuItemId: menu_item_id, ...line }))
  return { restaurantId: restaurant_id, items: lines, later, replaces }
}
export type NewOrder = ReturnType<typeof newOrder>

/** The body of a submission for its command. */
export function orderSubmission({ tip, ...chosen }: z.output<typeof submitBody>) {
  return { ...chosen, tipCents: tip }
}
export type OrderSubmission = ReturnType<typeof orderSubmission>
