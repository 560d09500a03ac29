import type * as z from 'zod/mini'
import type {
  ManagedMenuItem,
  ManagedModifierGroup,
  MenuItem,
  MenuItemWithChoices,
  ModifierGroup,
  PublicMenuItem,
} from '@/lib/db/shapes'
import { dateOf, instant } from '@/lib/instant'
import { ALLERGENS, DIETARY_TAGS, textOf, wordsIn } from '@/lib/menu/rules/dietary'
import { centsOf, dollarsFromCents } from '@/lib/money'
import { isUntilChanged, UNTIL_CHANGED } from '@/lib/restaurants/rules/taking-orders'
import type {
  ManagedModifierGroupOut,
  ModifierGroupOut,
  modifierGroupBody,
  modifierGroupUpdateBody,
} from './modifier-schemas'
import type {
  ManagedMenuItemOut,
  MenuItemOut,
  MenuItemWithChoicesOut,
  menuItemBody,
  menuItemUpdateBody,
} from './schemas'

/** A menu item (spec §3.3), its restaurant in every documented spelling. */
export function menuItemToWire(item: PublicMenuItem): MenuItemOut {
  const { ownerId, ...restaurant } = item.restaurant
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: dollarsFromCents(item.priceCents),
    food_image: item.foodImage,
    food_type: item.foodType,
    restaurantId: item.restaurantId,
    restaurant_id: item.restaurantId,
    restaurant_name: restaurant.name,
    restaurant_owner_id: ownerId,
    restaurant: { ...restaurant, pausedUntil: instant(restaurant.pausedUntil) },
    likes: item.likes,
    soldOutUntil: soldOutToWire(item.soldOutUntil),
    sectionId: item.sectionId,
    position: item.position,
    dietary: wordsIn(DIETARY_TAGS, item.dietary),
    allergens: wordsIn(ALLERGENS, item.allergens),
    requiresChoice: item.requiresChoice,
  }
}

export function menuItemFromWire(item: MenuItemOut): PublicMenuItem {
  const { id, name, description, restaurantId, restaurant, likes, sectionId, position, requiresChoice } = item
  return {
    id,
    name,
    description,
    priceCents: centsOf(item.price),
    foodImage: item.food_image,
    foodType: item.food_type,
    restaurantId,
    restaurant: { ...restaurant, pausedUntil: dateOf(restaurant.pausedUntil), ownerId: item.restaurant_owner_id },
    likes,
    soldOutUntil: soldOutFromWire(item.soldOutUntil),
    sectionId,
    position,
    dietary: textOf(DIETARY_TAGS, item.dietary),
    allergens: textOf(ALLERGENS, item.allergens),
    requiresChoice,
  }
}

const soldOutToWire = (until: Date | null) => (isUntilChanged(until) ? 'changed' : instant(until))
const soldOutFromWire = (until: string | null) => (until === 'changed' ? UNTIL_CHANGED : dateOf(until))

function modifierGroupToWire({ modifiers, ...group }: ModifierGroup): ModifierGroupOut {
  const wires = modifiers.map(({ priceCents, soldOutUntil, ...modifier }) => ({
    ...modifier,
    price: dollarsFromCents(priceCents),
    soldOutUntil: soldOutToWire(soldOutUntil),
  }))
  return { ...group, modifiers: wires }
}

function modifierGroupFromWire({ modifiers, ...group }: ModifierGroupOut): ModifierGroup {
  const views = modifiers.map(({ price, soldOutUntil, ...modifier }) => ({
    ...modifier,
    priceCents: centsOf(price),
    soldOutUntil: soldOutFromWire(soldOutUntil),
  }))
  return { ...group, modifiers: views }
}

/** One menu item, with the choices that its customers have. */
export const menuItemWithChoicesToWire = (item: MenuItemWithChoices): MenuItemWithChoicesOut => ({
  ...menuItemToWire(item),
  modifierGroups: item.modifierGroups.map(modifierGroupToWire),
})

export const menuItemWithChoicesFromWire = (item: MenuItemWithChoicesOut): MenuItemWithChoices => ({
  ...menuItemFromWire(item),
  modifierGroups: item.modifierGroups.map(modifierGroupFromWire),
})

/** A menu item for its owner. */
export const managedMenuItemToWire = (item: ManagedMenuItem): ManagedMenuItemOut => ({
  ...menuItemToWire(item),
  modifierGroups: item.modifierGroups,
})

/** A modifier group for its owner. */
export const managedGroupToWire = ({ version, items, ...group }: ManagedModifierGroup): ManagedModifierGroupOut => ({
  ...modifierGroupToWire(group),
  version,
  items,
})

export const modifierGroupsToWire = (groups: readonly ManagedModifierGroup[]) => ({
  modifierGroups: groups.map(managedGroupToWire),
})

export const managedGroupFromWire = ({ version, items, ...group }: ManagedModifierGroupOut): ManagedModifierGroup => ({
  ...modifierGroupFromWire(group),
  version,
  items,
})

/** The body of a new modifier group for its command; that of a changed one has part of the same fields. */
export function newModifierGroup({ modifiers, ...limits }: z.output<typeof modifierGroupBody>) {
  return { ...limits, modifiers: modifiers.map(modifierContent) }
}
export type NewModifierGroup = ReturnType<typeof newModifierGroup>

export function modifierGroupChange({ modifiers, ...limits }: z.output<typeof modifierGroupUpdateBody>) {
  return { ...limits, modifiers: modifiers?.map(modifierContent) }
}
export type ModifierGroupChange = ReturnType<typeof modifierGroupChange>

type SentModifier = z.output<typeof modifierGroupBody>['modifiers'][number]
const modifierContent = ({ id, name, price }: SentModifier) => ({ id, name, priceCents: price })

/** What an owner writes about a menu item. */
export type MenuItemContent = Pick<MenuItem, 'name' | 'description' | 'priceCents' | 'foodImage' | 'foodType'>
/** What an owner may write besides. */
type MenuItemExtras = Partial<Pick<PublicMenuItem, 'sectionId' | 'dietary' | 'allergens'>> & {
  /** The modifier groups that it has from now on. */
  groupIds?: readonly number[] | undefined
}
export type NewMenuItem = MenuItemContent & MenuItemExtras & { restaurantId: number }
export type MenuItemChange = Partial<MenuItemContent> & MenuItemExtras

/** The body of a new menu item for its command. */
export function newMenuItem(body: z.output<typeof menuItemBody>): NewMenuItem {
  const { restaurant_id, name, description, price, food_image, food_type } = body
  return {
    restaurantId: restaurant_id,
    name,
    description,
    priceCents: price,
    foodImage: food_image,
    foodType: food_type,
    ...extras(body),
  }
}

/** The body of a changed menu item for its command. */
export function menuItemChange(body: z.output<typeof menuItemUpdateBody>): MenuItemChange {
  const { name, description, price, food_image, food_type } = body
  return { name, description, priceCents: price, foodImage: food_image, foodType: food_type, ...extras(body) }
}

function extras({ sectionId, dietary, allergens, groupIds }: z.output<typeof menuItemUpdateBody>): MenuItemExtras {
  return {
    sectionId,
    groupIds,
    dietary: dietary && textOf(DIETARY_TAGS, dietary),
    allergens: allergens && textOf(ALLERGENS, allergens),
  }
}
