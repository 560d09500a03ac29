import type * as z from 'zod/mini'
import { dateOf, instant } from '@/lib/instant'
import { type Cents, centsOf, dollarsFromCents } from '@/lib/money'
import type { Change } from '@/lib/orders/rules/changed-choice'
import type { BoardOrder, Order, OrderedModifier, OrderItem } from '@/lib/orders/server/shapes'
import { helpFromWire, helpToWire } from './help-wire'
import type { BoardOrderOut } from './kitchen-schemas'
import type { ChangeOut, OrderItemOut, OrderOut, orderBody, ReturningOut, submitBody } from './schemas'

/** A line in a snapshot. Lines never change, and screens that show more have already read the rest. */
export type SlimItem = Pick<OrderItem, 'id' | 'menuItemId' | 'name' | 'quantity' | 'customizations' | 'modifiers'>
export type SlimItemOut = Pick<
  OrderItemOut,
  'id' | 'menu_item_id' | 'name' | 'quantity' | 'customizations' | 'modifiers'
>
type WithoutItems = Omit<Order, 'items'>
type WithoutItemsOut = Omit<OrderOut, 'orderItems'>

/** An order (spec §3.5). */
export function orderToWire(order: Order): OrderOut {
  return withItems(
    order,
    order.items.map((item) => itemToWire(item, order.restaurantId)),
  )
}

export function orderFromWire({ orderItems, ...order }: OrderOut): Order {
  return { ...withoutItems(order), items: orderItems.map(itemFromWire) }
}

/** The orders that a returning customer sees first. */
export type Returning = {
  /** Placed and not yet delivered, the earliest expected one first. */
  underWay: Order[]
  /** The last order, if it was delivered within a week and is not rated. */
  toRate: Order | null
  /** The last distinct orders, with today's price of their items. */
  again: { order: Order; subtotalCents: Cents }[]
}

export const returningToWire = ({ underWay, toRate, again }: Returning): ReturningOut => ({
  underWay: underWay.map(orderToWire),
  toRate: toRate && orderToWire(toRate),
  again: again.map(({ order, subtotalCents }) => ({
    order: orderToWire(order),
    subtotal: dollarsFromCents(subtotalCents),
  })),
})

export const returningFromWire = ({ underWay, toRate, again }: ReturningOut): Returning => ({
  underWay: underWay.map(orderFromWire),
  toRate: toRate && orderFromWire(toRate),
  again: again.map(({ order, subtotal }) => ({ order: orderFromWire(order), subtotalCents: centsOf(subtotal) })),
})

/** The same with the slim lines of a snapshot. */
export function slimToWire(order: WithoutItems & { items: readonly SlimItem[] }) {
  return withItems(
    order,
    order.items.map(({ id, menuItemId, name, quantity, customizations, modifiers }): SlimItemOut => {
      return { id, menu_item_id: menuItemId, name, quantity, customizations, modifiers: modifiersToWire(modifiers) }
    }),
  )
}

export function slimFromWire({ orderItems, ...order }: WithoutItemsOut & { orderItems: readonly SlimItemOut[] }) {
  const items = orderItems.map(({ menu_item_id, modifiers, ...item }): SlimItem => {
    return { ...item, menuItemId: menu_item_id, modifiers: modifiersFromWire(modifiers) }
  })
  return { ...withoutItems(order), items }
}

/** Members that are equal on the wire are not named. */
function withItems<Items>({ items: _, ...order }: WithoutItems & { items: unknown }, orderItems: Items) {
  const { totalCents, subtotalCents, deliveryFeeCents, priorityFeeCents, taxesAndFeesCents, tipCents, ...rest } = order
  const { refundedCents, refunds, help, ...same } = rest
  return {
    ...same,
    help: help && helpToWire(help),
    helpUntil: instant(same.helpUntil),
    refunded: dollarsFromCents(refundedCents),
    refunds: refunds.map(({ amountCents, reason, at }) => {
      return { amount: dollarsFromCents(amountCents), reason, at: at.toISOString() }
    }),
    totalCost: dollarsFromCents(totalCents),
    subtotal: dollarsFromCents(subtotalCents),
    deliveryFee: dollarsFromCents(deliveryFeeCents),
    priorityFee: dollarsFromCents(priorityFeeCents),
    taxesAndFees: dollarsFromCents(taxesAndFeesCents),
    tip: dollarsFromCents(tipCents),
    scheduledFor: instant(same.scheduledFor),
    opensAt: instant(same.opensAt),
    createdAt: same.createdAt.toISOString(),
    submittedAt: instant(same.submittedAt),
    canceledAt: instant(same.canceledAt),
    cancelableUntil: instant(same.cancelableUntil),
    restaurant_id: same.restaurantId,
    restaurant: {
      id: same.restaurantId,
      ...same.restaurant,
      pausedUntil: instant(same.restaurant.pausedUntil),
      busyUntil: instant(same.restaurant.busyUntil),
      closedUntil: instant(same.restaurant.closedUntil),
    },
    newAt: instant(same.newAt),
    acceptedAt: instant(same.acceptedAt),
    estimatedFor: instant(same.estimatedFor),
    events: same.events.map(({ actor, at, ...event }) => ({ ...event, by: actor, at: at.toISOString() })),
    orderItems,
  }
}

function withoutItems(order: WithoutItemsOut): WithoutItems {
  const { totalCost, subtotal, deliveryFee, priorityFee, taxesAndFees, tip, restaurant_id: _, ...rest } = order
  const { refunded, refunds, help, ...same } = rest
  return {
    ...same,
    help: help && helpFromWire(help),
    helpUntil: dateOf(same.helpUntil),
    refundedCents: centsOf(refunded),
    refunds: refunds.map(({ amount, reason, at }) => ({ amountCents: centsOf(amount), reason, at: new Date(at) })),
    totalCents: centsOf(totalCost),
    subtotalCents: centsOf(subtotal),
    deliveryFeeCents: centsOf(deliveryFee),
    priorityFeeCents: centsOf(priorityFee),
    taxesAndFeesCents: centsOf(taxesAndFees),
    tipCents: centsOf(tip),
    scheduledFor: dateOf(same.scheduledFor),
    opensAt: dateOf(same.opensAt),
    createdAt: new Date(same.createdAt),
    submittedAt: dateOf(same.submittedAt),
    canceledAt: dateOf(same.canceledAt),
    cancelableUntil: dateOf(same.cancelableUntil),
    restaurant: {
      ...same.restaurant,
      pausedUntil: dateOf(same.restaurant.pausedUntil),
      busyUntil: dateOf(same.restaurant.busyUntil),
      closedUntil: dateOf(same.restaurant.closedUntil),
    },
    newAt: dateOf(same.newAt),
    acceptedAt: dateOf(same.acceptedAt),
    estimatedFor: dateOf(same.estimatedFor),
    events: same.events.map(({ by, at, ...event }) => ({ ...event, actor: by, at: new Date(at) })),
  }
}

function itemToWire(
  { menuItemId, priceCents, foodImage, ...same }: OrderItem,
  restaurantId: number | null,
): OrderItemOut {
  return {
    ...same,
    menu_item_id: menuItemId,
    menu_item_name: same.name,
    restaurant_id: restaurantId,
    price: dollarsFromCents(priceCents),
    food_image: foodImage,
    modifiers: modifiersToWire(same.modifiers),
  }
}

function itemFromWire({ menu_item_name: _, restaurant_id: __, ...item }: OrderItemOut): OrderItem {
  const { menu_item_id, price, food_image, ...same } = item
  return {
    ...same,
    menuItemId: menu_item_id,
    priceCents: centsOf(price),
    foodImage: food_image,
    modifiers: modifiersFromWire(same.modifiers),
  }
}

const modifiersToWire = (modifiers: readonly OrderedModifier[]): OrderItemOut['modifiers'] =>
  modifiers.map(({ priceCents, ...modifier }) => ({ ...modifier, price: dollarsFromCents(priceCents) }))

const modifiersFromWire = (modifiers: OrderItemOut['modifiers']): OrderedModifier[] =>
  modifiers.map(({ price, ...modifier }) => ({ ...modifier, priceCents: centsOf(price) }))

type OfBoard = Omit<BoardOrder, keyof Order>
type OfBoardOut = Omit<BoardOrderOut, keyof OrderOut>

/** The part of an order that only its restaurant sees. */
export function ofBoardToWire({ customer, address, city, state, zip, undoUntil, backUntil }: OfBoard): OfBoardOut {
  return { customer, address, city, state, zip, undoUntil: instant(undoUntil), backUntil: instant(backUntil) }
}

export function ofBoardFromWire({ customer, address, city, state, zip, undoUntil, backUntil }: OfBoardOut): OfBoard {
  return { customer, address, city, state, zip, undoUntil: dateOf(undoUntil), backUntil: dateOf(backUntil) }
}

/** An order for its restaurant's staff. */
export const boardOrderToWire = (order: BoardOrder): BoardOrderOut => ({
  ...orderToWire(order),
  ...ofBoardToWire(order),
})

export const boardOrderFromWire = (order: BoardOrderOut): BoardOrder => ({
  ...orderFromWire(order),
  ...ofBoardFromWire(order),
})

/** A change since the customer's choice. */
export function changeToWire(change: Change): ChangeOut {
  if (change.kind === 'slot') return change
  if (change.kind === 'opening') return { kind: 'opening', opensAt: instant(change.opensAt) }
  if (change.kind === 'closed') return { kind: 'closed', ...(change.until && { until: change.until.toISOString() }) }
  if (change.kind === 'gone') return { kind: 'gone', menu_item_id: change.menuItemId, name: change.name }
  const { menuItemId: menu_item_id, name } = change
  if (change.kind === 'sold_out') {
    return { kind: change.kind, menu_item_id, name, ...(change.from && { from: change.from.toISOString() }) }
  }
  const line = { menu_item_id, name, order_item_id: change.lineId }
  if (change.kind === 'choice') return { kind: change.kind, ...line, text: change.text }
  if (change.kind !== 'price') {
    return { kind: change.kind, ...line, modifier_id: change.modifierId, modifier: change.modifier }
  }
  return { kind: 'price', ...line, from: dollarsFromCents(change.fromCents), to: dollarsFromCents(change.toCents) }
}

export function changeFromWire(change: ChangeOut): Change {
  if (change.kind === 'slot') return change
  if (change.kind === 'opening') return { kind: 'opening', opensAt: dateOf(change.opensAt) }
  if (change.kind === 'closed') return { kind: 'closed', until: dateOf(change.until ?? null) }
  if (change.kind === 'gone') return { kind: 'gone', menuItemId: change.menu_item_id, name: change.name }
  const { menu_item_id: menuItemId, name } = change
  if (change.kind === 'sold_out') return { kind: change.kind, menuItemId, name, from: dateOf(change.from ?? null) }
  const line = { menuItemId, name, lineId: change.order_item_id }
  if (change.kind === 'choice') return { kind: change.kind, ...line, text: change.text }
  if (change.kind !== 'price') {
    return { kind: change.kind, ...line, modifierId: change.modifier_id, modifier: change.modifier }
  }
  return { kind: 'price', ...line, fromCents: centsOf(change.from), toCents: centsOf(change.to) }
}

/** The body of a new order for its command. */
export function newOrder({ restaurant_id, items, later, replaces }: z.output<typeof orderBody>) {
  const lines = items.map(({ menu_item_id, modifiers = [], ...line }) => {
    return { menuItemId: menu_item_id, modifierIds: modifiers, ...line }
  })
  return { restaurantId: restaurant_id, items: lines, later, replaces }
}
export type NewOrder = ReturnType<typeof newOrder>

/** The body of a submission for its command. */
export function orderSubmission({ tip, ...chosen }: z.output<typeof submitBody>) {
  return { ...chosen, tipCents: tip }
}
export type OrderSubmission = ReturnType<typeof orderSubmission>
