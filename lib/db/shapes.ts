import type { Prisma } from './generated/client'

/** The selected columns of each table and their row types, shared by the features' server code and contracts. */

export const userShape = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  phoneNumber: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  walletCents: true,
  profileImage: true,
  deliveryInstructions: true,
  restaurantOwner: true,
  guestAccount: true,
} as const satisfies Prisma.UserSelect
/** A user as its owner sees it (spec §3.1). */
export type User = Prisma.UserGetPayload<{ select: typeof userShape }>

export const sessionShape = {
  id: true,
  device: true,
  createdAt: true,
  lastSeenAt: true,
} as const satisfies Prisma.SessionSelect
/** A session of a user; `current` marks the one that makes the request. */
export type SignedIn = Prisma.SessionGetPayload<{ select: typeof sessionShape }> & { current: boolean }

/** When a restaurant is open. */
export const hoursShape = {
  openingWeek: true,
  daysOff: true,
  timeZone: true,
} as const satisfies Prisma.RestaurantSelect

export const restaurantShape = {
  id: true,
  ownerId: true,
  name: true,
  description: true,
  address: true,
  city: true,
  state: true,
  zip: true,
  cuisineType: true,
  deliveryFeeCents: true,
  deliveryTimeMinutes: true,
  businessHours: true,
  ...hoursShape,
  closedUntil: true,
  ordersWhileClosed: true,
  closingTime: true,
  servicing: true,
  accepts: true,
  pausedUntil: true,
  busyMinutes: true,
  busyUntil: true,
  storeImage: true,
  priceLevel: true,
  ratingTenths: true,
  reviewCount: true,
  createdAt: true,
} as const satisfies Prisma.RestaurantSelect
export type Restaurant = Prisma.RestaurantGetPayload<{ select: typeof restaurantShape }>

/** Only what a card shows: these rows go to the browser. */
export const restaurantCardShape = {
  id: true,
  name: true,
  storeImage: true,
  cuisineType: true,
  priceLevel: true,
  ratingTenths: true,
  reviewCount: true,
  deliveryTimeMinutes: true,
  closedUntil: true,
  pausedUntil: true,
  busyMinutes: true,
  busyUntil: true,
  timeZone: true,
  hasMenu: true,
} as const satisfies Prisma.RestaurantSelect
export type RestaurantCardRow = Prisma.RestaurantGetPayload<{ select: typeof restaurantCardShape }>

/** A menu item as every card shows it. */
export const menuItemShape = {
  id: true,
  name: true,
  description: true,
  priceCents: true,
  foodImage: true,
  foodType: true,
  soldOutUntil: true,
  dietary: true,
  requiresChoice: true,
} as const satisfies Prisma.MenuItemSelect
export type MenuItem = Prisma.MenuItemGetPayload<{ select: typeof menuItemShape }>

/** The same for lists across restaurants. */
export const menuItemOfRestaurantShape = {
  ...menuItemShape,
  restaurant: { select: { id: true, name: true, servicing: true, pausedUntil: true } },
} as const satisfies Prisma.MenuItemSelect
export type MenuItemOfRestaurant = Prisma.MenuItemGetPayload<{ select: typeof menuItemOfRestaurantShape }>
export type MenuRestaurant = MenuItemOfRestaurant['restaurant']

/** Columns of a menu item that stay on the server. All others are part of answers, pages and the owner's forms. */
export const hiddenOfMenuItem = {
  listed: true,
  createdAt: true,
  updatedAt: true,
} as const satisfies Prisma.MenuItemOmit

export const publicMenuItemShape = {
  omit: hiddenOfMenuItem,
  include: { restaurant: { select: { ...menuItemOfRestaurantShape.restaurant.select, ownerId: true } } },
} as const satisfies Prisma.MenuItemDefaultArgs
/** A menu item as the API answers it (spec §3.3), with the ids of the users who like it; see ./likes.ts. */
export type PublicMenuItem = Prisma.MenuItemGetPayload<typeof publicMenuItemShape> & { likes: number[] }

export const menuCardShape = { ...menuItemShape, sectionId: true } as const satisfies Prisma.MenuItemSelect
/** A menu item on the menu of its restaurant. */
export type MenuCard = Prisma.MenuItemGetPayload<{ select: typeof menuCardShape }>

export const ownMenuItemShape = {
  omit: { ...hiddenOfMenuItem, restaurantId: true, position: true },
  include: { modifierGroups: { select: { groupId: true, position: true } } },
} as const satisfies Prisma.MenuItemDefaultArgs
export type OwnMenuItemRow = Prisma.MenuItemGetPayload<typeof ownMenuItemShape>
/** A menu item in the forms of its owner, with its modifier groups in their order. */
export type OwnMenuItem = Omit<OwnMenuItemRow, 'modifierGroups'> & { groupIds: number[] }

export const menuSectionShape = { id: true, name: true } as const satisfies Prisma.MenuSectionSelect
/** A menu section that the restaurant has created. */
export type MenuSection = Prisma.MenuSectionGetPayload<{ select: typeof menuSectionShape }>

const modifierColumns = { id: true, name: true, priceCents: true, soldOutUntil: true } as const
const modifierGroupColumns = {
  id: true,
  name: true,
  prompt: true,
  min: true,
  max: true,
} as const satisfies Prisma.ModifierGroupSelect

/** A modifier group with all that its owner sees; see lib/menu/server/modifier-groups.ts. */
export const modifierGroupShape = {
  ...modifierGroupColumns,
  version: true,
  restaurant: { select: { id: true, ownerId: true } },
  modifiers: { select: { ...modifierColumns, position: true } },
  menuItems: { select: { menuItem: { select: { id: true, name: true } } } },
} as const satisfies Prisma.ModifierGroupSelect
export type ModifierGroupRow = Prisma.ModifierGroupGetPayload<{ select: typeof modifierGroupShape }>

/** A group of choices for a menu item; modifiers in their order. */
export type ModifierGroup = Prisma.ModifierGroupGetPayload<{
  select: typeof modifierGroupColumns & { modifiers: { select: typeof modifierColumns } }
}>
/** The same for the owner, with the items that it is attached to. */
export type ManagedModifierGroup = ModifierGroup & { version: number; items: { id: number; name: string }[] }

/** A menu item with its modifier groups in their order. */
export type MenuItemWithChoices = PublicMenuItem & { modifierGroups: ModifierGroup[] }
/** A menu item for its owner, with the names of its groups. */
export type ManagedMenuItem = PublicMenuItem & { modifierGroups: Pick<ModifierGroup, 'id' | 'name'>[] }

/** An order with all its columns; lib/orders/server/views.ts decides which of them a reader sees. */
export const orderShape = {
  include: {
    restaurant: {
      select: {
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
      },
    },
    review: { select: { id: true } },
    items: { omit: { orderId: true }, orderBy: { id: 'asc' } },
    events: { select: { kind: true, actor: true, text: true, at: true }, orderBy: { id: 'asc' } },
  },
} as const satisfies Prisma.OrderDefaultArgs
/** A stored order. */
export type OrderRow = Prisma.OrderGetPayload<typeof orderShape>
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

/** A modifier as it was ordered; the price of a line includes it. */
export type OrderedModifier = { id: number; group: string; name: string; priceCents: number }

/** An order as its customer or its restaurant's owner sees it (spec §3.5); see lib/orders/server/views.ts. */
export type Order = Omit<OrderRow, HiddenOfOrder | keyof AddressOfOrder | 'paymentMethod' | 'restaurant' | 'items'> & {
  items: (Omit<OrderRow['items'][number], 'modifiers'> & { modifiers: OrderedModifier[] })[]
  paymentMethod: 'credit-card' | 'wallet' | null
  /** Until when the viewer may cancel; null when canceling is not allowed or has no time limit. */
  cancelableUntil: Date | null
  reviewed: boolean
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
export const boardOrderShape = {
  include: { ...orderShape.include, customer: { select: { firstName: true, phoneNumber: true } } },
} as const satisfies Prisma.OrderDefaultArgs
export type BoardOrderRow = Prisma.OrderGetPayload<typeof boardOrderShape>
export type BoardOrder = Order &
  AddressOfOrder &
  Pick<BoardOrderRow, 'customer'> & {
    /** Until when the last move can be undone, and until when the order can return to preparing. */
    undoUntil: Date | null
    backUntil: Date | null
  }

export const boardRestaurantShape = {
  id: true,
  ownerId: true,
  name: true,
  timeZone: true,
  accepts: true,
  pausedUntil: true,
  pauseReason: true,
  busyMinutes: true,
  busyUntil: true,
} as const satisfies Prisma.RestaurantSelect
export type BoardRestaurantRow = Prisma.RestaurantGetPayload<{ select: typeof boardRestaurantShape }>
/** The restaurant of a board, as the board shows it. */
export type BoardRestaurant = Omit<BoardRestaurantRow, 'ownerId'>

export const reviewShape = {
  id: true,
  text: true,
  orderRating: true,
  restaurantRating: true,
  restaurantId: true,
  orderId: true,
  userId: true,
  createdAt: true,
  user: { select: { id: true, firstName: true, profileImage: true } },
  restaurant: { select: { id: true, name: true } },
} as const satisfies Prisma.ReviewSelect
export type Review = Prisma.ReviewGetPayload<{ select: typeof reviewShape }>
