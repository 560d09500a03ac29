import 'server-only'
import * as z from 'zod/mini'
import { cancelableUntil } from '@/lib/orders/rules/order-cancel'
import { appealUntil, helpUntil, ownerAnswersUntil } from '@/lib/orders/rules/order-help'
import type { RefundLine } from '@/lib/orders/rules/order-refund'
import { backUntil, undoUntil } from '@/lib/orders/rules/order-stage'
import { BLANK_USER } from '@/lib/personal-texts'
import { orderRoles } from '@/lib/policy'
import type { BoardOrder, EventRow, Order, OrderEvent, OrderedModifier, OrderHelp, OrderRow } from './shapes'

const storedModifiers = z.array(z.object({ id: z.int(), group: z.string(), name: z.string(), priceCents: z.int() }))

/** The modifiers of a line, parsed from the column; most lines have none. */
export function orderedModifiers({ modifiers }: { modifiers: string }): OrderedModifier[] {
  return modifiers === '[]' ? [] : storedModifiers.parse(JSON.parse(modifiers))
}

/** An order for its customer or its restaurant's staff: all columns except those for the server and the courier. */
export function orderView(row: OrderRow, viewerId: number): Order {
  const { customerId, customer, address, city, state, zip, restaurantName, timeZone, ...columns } = row
  const { stageAt, undoTo, closedAt, dueAt, review, refunds, help, paymentMethod, ...order } = columns
  // Only the checkout needs the hours, and boards and streams send many orders.
  const hours = row.status === 'Active' ? row.restaurant : null
  const until = cancelableUntil(row, orderRoles({ id: viewerId }, row))
  return {
    ...order,
    events: order.events.map(shownEvent),
    items: order.items.map(({ menuItem, ...item }) => {
      return { ...item, modifiers: orderedModifiers(item), servedWeek: (hours && menuItem?.servedWeek) ?? null }
    }),
    paymentMethod: paymentMethod === 'credit_card' ? 'credit-card' : paymentMethod,
    cancelableUntil: until !== null && Number.isFinite(until) ? new Date(until) : null,
    reviewed: review !== null,
    refunds: refunds.map(({ amountCents, reason, at }) => ({ amountCents, reason, at })),
    help: help && helpView(row, help),
    helpUntil: helpUntil(row),
    restaurant: {
      name: restaurantName,
      servicing: row.restaurant?.servicing ?? false,
      closingTime: row.restaurant?.closingTime ?? '',
      timeZone,
      openingWeek: hours?.openingWeek ?? null,
      daysOff: hours?.daysOff ?? '',
      storeImage: row.restaurant?.storeImage ?? '',
      pausedUntil: row.restaurant?.pausedUntil ?? null,
      busyMinutes: row.restaurant?.busyMinutes ?? null,
      busyUntil: row.restaurant?.busyUntil ?? null,
      closedUntil: row.restaurant?.closedUntil ?? null,
      ordersWhileClosed: row.restaurant?.ordersWhileClosed ?? true,
    },
  }
}

/** An event as both sides see it: the customer deals with the restaurant, not with one of its members. */
const shownEvent = ({ kind, actor, text, at }: EventRow): OrderEvent => ({ kind, actor, text, at })

function eventOfBoard(event: EventRow): OrderEvent {
  const { staffName, staffRole: role } = event
  const firstName = staffName === BLANK_USER.firstName ? null : staffName
  return { ...shownEvent(event), ...(role && { staff: { firstName, role } }) }
}

const storedLines = z.array(z.object({ id: z.int(), quantity: z.int() }))

/** Lines with numbers of pieces, parsed from the column. */
export const linesOf = ({ lines }: { lines: string }): RefundLine[] => storedLines.parse(JSON.parse(lines))

function helpView(row: OrderRow, help: NonNullable<OrderRow['help']>): OrderHelp {
  return {
    ...help,
    lines: linesOf(help),
    pictures: help.pictures.map(({ address }) => address),
    answerUntil: ownerAnswersUntil(row),
    appealUntil: appealUntil(row),
  }
}

/** The restaurant may call the customer for this long after an order was closed, in milliseconds. */
const PHONE_MS = 2 * 60 * 60_000

/** An order for its restaurant's staff. */
export function boardOrderView(row: OrderRow, viewerId: number, now: Date): BoardOrder {
  const { closedAt } = row
  const { firstName, phoneNumber } = row.customer
  const mayCall = !closedAt || now.getTime() - closedAt.getTime() < PHONE_MS
  const { address, city, state, zip } = row
  return {
    ...orderView(row, viewerId),
    events: row.events.map(eventOfBoard),
    customer: { firstName, phoneNumber: mayCall ? phoneNumber : null },
    address,
    city,
    state,
    zip,
    undoUntil: undoUntil(row),
    backUntil: backUntil(row),
  }
}
