import type { Prisma } from '@/lib/db/generated/client'
import { hoursShape } from '@/lib/restaurants/server/shapes'

/** A row without the week in which it is served (served.ts), with the instant from which it is; null while it is. */
export type Served<Row> = Omit<Row, 'servedWeek'> & { servedFrom: Date | null }

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
  servedWeek: true,
} as const satisfies Prisma.MenuItemSelect
export type MenuItem = Served<Prisma.MenuItemGetPayload<{ select: typeof menuItemShape }>>

/** The same for lists across restaurants. */
export const menuItemOfRestaurantShape = {
  ...menuItemShape,
  restaurant: { select: { id: true, name: true, servicing: true, pausedUntil: true, ...hoursShape } },
} as const satisfies Prisma.MenuItemSelect
export type MenuItemOfRestaurantRow = Prisma.MenuItemGetPayload<{ select: typeof menuItemOfRestaurantShape }>
/** The hours of the restaurant stay on the server. */
export type MenuRestaurant = Omit<MenuItemOfRestaurantRow['restaurant'], 'openingWeek' | 'daysOff'>
export type MenuItemOfRestaurant = MenuItem & { restaurant: MenuRestaurant }

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
export type PublicMenuItemRow = Prisma.MenuItemGetPayload<typeof publicMenuItemShape>
/** A menu item as the API answers it (spec §3.3), with the ids of the users who like it; see likes.ts. */
export type PublicMenuItem = Served<Omit<PublicMenuItemRow, 'restaurant'>> & {
  restaurant: MenuRestaurant & { ownerId: number }
  likes: number[]
}

export const menuCardShape = { ...menuItemShape, sectionId: true } as const satisfies Prisma.MenuItemSelect
/** A menu item on the menu of its restaurant. */
export type MenuCard = Served<Prisma.MenuItemGetPayload<{ select: typeof menuCardShape }>>

export const ownMenuItemShape = {
  omit: { ...hiddenOfMenuItem, restaurantId: true, position: true, servedWeek: true },
  include: { modifierGroups: { select: { groupId: true, position: true } } },
} as const satisfies Prisma.MenuItemDefaultArgs
export type OwnMenuItemRow = Prisma.MenuItemGetPayload<typeof ownMenuItemShape>
/** A menu item in the forms of its owner, with its modifier groups in their order. */
export type OwnMenuItem = Omit<OwnMenuItemRow, 'modifierGroups'> & { groupIds: number[] }

export const menuSectionShape = { id: true, name: true, servedHours: true } as const satisfies Prisma.MenuSectionSelect
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

/** A modifier group with all that its owner sees; see modifier-groups.ts. */
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
