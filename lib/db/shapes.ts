import type { Prisma } from './generated/client'

/** The selected columns of each table and their row types, shared by services and queries. */

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
export type UserRow = Prisma.UserGetPayload<{ select: typeof userShape }>

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
  closingTime: true,
  timeZone: true,
  servicing: true,
  storeImage: true,
  priceLevel: true,
  ratingTenths: true,
  reviewCount: true,
  createdAt: true,
} as const satisfies Prisma.RestaurantSelect
export type RestaurantRow = Prisma.RestaurantGetPayload<{ select: typeof restaurantShape }>

export const menuItemShape = {
  id: true,
  name: true,
  description: true,
  priceCents: true,
  foodImage: true,
  foodType: true,
  restaurantId: true,
  restaurant: { select: { id: true, name: true, servicing: true, ownerId: true } },
} as const satisfies Prisma.MenuItemSelect
/** A menu item with the ids of the users who like it; see ./likes.ts. */
export type MenuItemRow = Prisma.MenuItemGetPayload<{ select: typeof menuItemShape }> & { likes: number[] }

/** The columns of an order itself, which a write returns by itself. */
export const orderColumns = {
  id: true,
  customerId: true,
  restaurantId: true,
  restaurantName: true,
  timeZone: true,
  status: true,
  subtotalCents: true,
  deliveryFeeCents: true,
  priorityFeeCents: true,
  taxesAndFeesCents: true,
  tipCents: true,
  totalCents: true,
  deliveryOption: true,
  scheduledFor: true,
  paymentMethod: true,
  deliveryInstructions: true,
  createdAt: true,
  submittedAt: true,
  canceledAt: true,
} as const satisfies Prisma.OrderSelect

export const orderShape = {
  ...orderColumns,
  restaurant: {
    select: {
      id: true,
      name: true,
      servicing: true,
      closingTime: true,
      timeZone: true,
      storeImage: true,
      ownerId: true,
    },
  },
  review: { select: { id: true } },
  items: {
    select: {
      id: true,
      menuItemId: true,
      name: true,
      priceCents: true,
      foodImage: true,
      quantity: true,
      customizations: true,
    },
    orderBy: { id: 'asc' },
  },
} as const satisfies Prisma.OrderSelect
export type OrderRow = Prisma.OrderGetPayload<{ select: typeof orderShape }>

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
export type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof reviewShape }>
