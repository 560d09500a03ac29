import type * as z from 'zod/mini'
import { dateOf, instant } from '@/lib/instant'
import { ALLERGENS, DIETARY_TAGS, textOf, wordsIn } from '@/lib/menu/rules/dietary'
import { isUntilChanged, UNTIL_CHANGED } from '@/lib/menu/rules/sold-out'
import type {
  ManagedMenuItem,
  ManagedModifierGroup,
  MenuItemWithChoices,
  ModifierGroup,
  PublicMenuItem,
} from '@/lib/menu/server/shapes'
import { centsOf, dollarsFromCents } from '@/lib/money'
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

/** A menu item (spec §3.3), its restaurant in every documented spelling. Fields equal on the wire are not named. */
export function menuItemToWire({ priceCents, foodImage, foodType, ...item }: PublicMenuItem): MenuItemOut {
  const { ownerId, ...restaurant } = item.restaurant
  return {
    ...item,
    price: dollarsFromCents(priceCents),
    food_image: foodImage,
    food_type: foodType,
    restaurant_id: item.restaurantId,
    restaurant_name: restaurant.name,
    restaurant_owner_id: ownerId,
    restaurant: { ...restaurant, pausedUntil: instant(restaurant.pausedUntil) },
    soldOutUntil: soldOutToWire(item.soldOutUntil),
    servedFrom: instant(item.servedFrom),
    dietary: wordsIn(DIETARY_TAGS, item.dietary),
    allergens: wordsIn(ALLERGENS, item.allergens),
  }
}

export function menuItemFromWire(item: MenuItemOut): PublicMenuItem {
  const { price, food_image, food_type, restaurant_id: _, restaurant_name: __, restaurant_owner_id, ...same } = item
  const { restaurant } = same
  return {
    ...same,
    priceCents: centsOf(price),
    foodImage: food_image,
    foodType: food_type,
    restaurant: { ...restaurant, pausedUntil: dateOf(restaurant.pausedUntil), ownerId: restaurant_owner_id },
    soldOutUntil: soldOutFromWire(same.soldOutUntil),
    servedFrom: dateOf(same.servedFrom),
    dietary: textOf(DIETARY_TAGS, same.dietary),
    allergens: textOf(ALLERGENS, same.allergens),
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

/** One menu item, with its modifier groups. */
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

/** The body of a new modifier group for its command; the body of a change has some of the same fields. */
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

/** The body of a new menu item for its command. */
export function newMenuItem({ restaurant_id, price, food_image, food_type, ...body }: z.output<typeof menuItemBody>) {
  return { ...stored(body), restaurantId: restaurant_id, priceCents: price, foodImage: food_image, foodType: food_type }
}
export type NewMenuItem = ReturnType<typeof newMenuItem>

/** The body of a changed menu item for its command. */
export function menuItemChange({ price, food_image, food_type, ...body }: z.output<typeof menuItemUpdateBody>) {
  return { ...stored(body), priceCents: price, foodImage: food_image, foodType: food_type }
}
export type MenuItemChange = Partial<ReturnType<typeof menuItemChange>>

/** Converts sets of words to their columns; other fields already have the columns' names. */
function stored<Body extends Pick<z.output<typeof menuItemUpdateBody>, 'dietary' | 'allergens'>>(body: Body) {
  const { dietary, allergens, ...same } = body
  return {
    ...same,
    dietary: dietary && textOf(DIETARY_TAGS, dietary),
    allergens: allergens && textOf(ALLERGENS, allergens),
  }
}
