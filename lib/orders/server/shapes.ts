import type { Prisma } from '@/lib/db/generated/client'
import type { RefundLine } from '@/lib/orders/rules/order-refund'
import type { MemberRole } from '@/lib/policy'
import { hoursShape } from '@/lib/restaurants/server/shapes'

/** The columns of the restaurant of an order. */
export const restaurantOfOrderShape = {
  id: true,
  name: true,
  servicing: true,
  accepts: true,
  pausedUntil: true,
  busyMinutes: true,
  busyUntil: true,
  deliveryTimeMinutes: true,
  closingTime: true,
  ...hoursShape,
  closedUntil: true,
  turnsAt: true,
  ordersWhileClosed: true,
  storeImage: true,
  ownerId: true,
  mailsOrders: true,
} as const satisfies Prisma.RestaurantSelect

/** An order with all that belongs to it, as read-orders.ts reads it; views.ts decides what a reader sees. */
export const orderShape = {
  include: {
    restaurant: {
      select: {
        ...restaurantOfOrderShape,
        // Who may work with the order is read with it, so that no change and no stream asks again.
        members: { where: { userId: { not: null } }, select: { userId: true, role: true }, orderBy: { id: 'asc' } },
      },
    },
    review: { select: { id: true } },
    items: {
      omit: { orderId: true },
      include: {
        menuItem: {
          select: { priceCents: true, servedWeek: true, soldOutUntil: true, requiresChoice: true },
        },
      },
      orderBy: { id: 'asc' },
    },
    events: {
      select: { kind: true, actor: true, text: true, at: true, staffId: true, staffRole: true },
      orderBy: { id: 'asc' },
    },
    refunds: {
      select: { number: true, amountCents: true, reason: true, lines: true, at: true },
      orderBy: { number: 'asc' },
    },
    help: {
      select: {
        kind: true,
        state: true,
        lines: true,
        text: true,
        at: true,
        answer: true,
        answeredBy: true,
        answeredAt: true,
        appeal: true,
        appealedAt: true,
        pictures: { select: { address: true }, orderBy: { position: 'asc' } },
      },
    },
    customer: { select: { firstName: true, phoneNumber: true } },
  },
} as const satisfies Prisma.OrderDefaultArgs
type ReadOrder = Prisma.OrderGetPayload<typeof orderShape>
/** An event with the first name of the member who acted for the owner; the name today, not the name then. */
export type EventRow = ReadOrder['events'][number] & { staffName: string | null }
/** A stored order. */
export type OrderRow = Omit<ReadOrder, 'events'> & { events: EventRow[] }
type OfRestaurant = NonNullable<OrderRow['restaurant']>
/** The delivery address. The customer's texts for the courier are fields of the order itself. */
type AddressOfOrder = Pick<OrderRow, 'address' | 'city' | 'state' | 'zip'>
/** The columns that only commands read. */
type HiddenOfOrder =
  | 'customerId'
  | 'restaurantName'
  | 'timeZone'
  | 'stageAt'
  | 'undoTo'
  | 'closedAt'
  | 'dueAt'
  | 'review'
  | 'refunds'
  | 'help'
  | 'customer'

/** A modifier as it was ordered; the price of a line includes it. */
export type OrderedModifier = { id: number; group: string; name: string; priceCents: number }

/** A customer's request for help as its customer, the restaurant's staff and operators see it. */
export type OrderHelp = Omit<NonNullable<OrderRow['help']>, 'lines' | 'pictures'> & {
  lines: RefundLine[]
  /** Addresses. */
  pictures: string[]
  /** Until when it waits for the owner, and until when the customer can ask the operators; null when not. */
  answerUntil: Date | null
  appealUntil: Date | null
}

/** A change of an order. Only boards see which member acted for the owner; the name of a deleted account is null. */
export type OrderEvent = Pick<EventRow, 'kind' | 'actor' | 'text' | 'at'> & {
  staff?: { firstName: string | null; role: MemberRole }
}

/** An order as its customer or its restaurant's staff sees it (spec §3.5); see views.ts. */
export type Order = Omit<
  OrderRow,
  HiddenOfOrder | keyof AddressOfOrder | 'paymentMethod' | 'restaurant' | 'items' | 'events'
> & {
  events: OrderEvent[]
  /** With the times at which their menu items are served, while the order is not placed. */
  items: (Omit<OrderRow['items'][number], 'modifiers' | 'menuItem'> & {
    modifiers: OrderedModifier[]
    servedWeek: string | null
  })[]
  paymentMethod: 'credit-card' | 'wallet' | null
  /** Until when the viewer may cancel; null when canceling is not allowed or has no time limit. */
  cancelableUntil: Date | null
  reviewed: boolean
  /** What went back in part, oldest first; `refundedCents` is all that went back. */
  refunds: Pick<OrderRow['refunds'][number], 'amountCents' | 'reason' | 'at'>[]
  /** The customer's request for help with it, and until when the customer can make one. */
  help: OrderHelp | null
  helpUntil: Date | null
  /** A deleted restaurant keeps its name and time zone. Only orders not yet placed include its hours. */
  restaurant: Pick<
    OfRestaurant,
    | 'name'
    | 'servicing'
    | 'closingTime'
    | 'timeZone'
    | 'openingWeek'
    | 'daysOff'
    | 'storeImage'
    | 'pausedUntil'
    | 'busyMinutes'
    | 'busyUntil'
    | 'closedUntil'
    | 'ordersWhileClosed'
  >
}
export type OrderItem = Order['items'][number]

/** An order with what its restaurant needs to deliver it. */
export type BoardOrder = Order &
  AddressOfOrder &
  Pick<OrderRow, 'customer'> & {
    /** Until when the last move can be undone, and until when the order can return to preparing. */
    undoUntil: Date | null
    backUntil: Date | null
  }
