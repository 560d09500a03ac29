import type * as z from 'zod/mini'
import type { menuItemBody } from '@/lib/menu/contract/schemas'
import { ALLERGENS, DIETARY_TAGS, wordsIn } from '@/lib/menu/rules/dietary'
import { FOOD_TYPES, type FoodType } from '@/lib/menu/rules/food-types'
import type { MenuItemWithChoices, OwnMenuItem } from '@/lib/menu/server/shapes'
import { dollarsFromCents, typedCents } from '@/lib/money'

type Body = z.input<typeof menuItemBody>

/** The values of the menu item form, as they are sent. Optional values are missing until they are chosen. */
export type MenuItemValues = Omit<Body, 'restaurant_id' | 'price' | 'food_type'> &
  Required<Pick<Body, 'sectionId' | 'dietary' | 'allergens' | 'groupIds' | 'servedHours'>> & {
    /** Dollars; '' while it is empty. */
    price: number | ''
    food_type: FoodType | ''
  }

/** The place of a new item on the menu. */
export type Place = { foodType: FoodType | null; sectionId: number | null }

/** The values of an empty form, with a place on the menu if one is known. */
export function newMenuItem({ foodType, sectionId }: Place = { foodType: null, sectionId: null }): MenuItemValues {
  return {
    name: '',
    description: '',
    price: '',
    food_type: foodType ?? '',
    food_image: '',
    sectionId,
    dietary: [],
    allergens: [],
    groupIds: [],
    servedHours: '',
  }
}

/** The form values of an existing item. */
export function valuesOfItem(item: OwnMenuItem): MenuItemValues {
  const { id: _, priceCents, foodType, foodImage, soldOutUntil: __, requiresChoice: ___, ...same } = item
  return {
    ...same,
    price: dollarsFromCents(priceCents),
    food_type: foodType,
    food_image: foodImage,
    dietary: wordsIn(DIETARY_TAGS, item.dietary),
    allergens: wordsIn(ALLERGENS, item.allergens),
  }
}

/** Converts an item of an API answer for the forms of its owner. */
export function ownItemOf(answered: MenuItemWithChoices): OwnMenuItem {
  const { modifierGroups, restaurant: _, restaurantId: __, position: ___, likes: ____, ...rest } = answered
  const { servedFrom: _____, ...item } = rest
  return { ...item, groupIds: modifierGroups.map(({ id }) => id) }
}

/** A menu item as its row shows it. */
export type ShownItem = Pick<
  OwnMenuItem,
  'name' | 'description' | 'priceCents' | 'foodType' | 'foodImage' | 'sectionId' | 'servedHours'
>

/** The content that a row shows for typed values, before the server has checked them. */
export function contentOf(values: MenuItemValues): ShownItem {
  const { name, description, price, food_type, food_image, sectionId, servedHours } = values
  return {
    name: name.trim(),
    description: description.trim(),
    priceCents: typedCents(price),
    foodType: food_type || FOOD_TYPES[0],
    foodImage: food_image,
    sectionId,
    servedHours: servedHours.trim(),
  }
}

/** The singular name of each type. */
export const FOOD_TYPE_NAMES: Record<FoodType, string> = {
  appetizer: 'Appetizer',
  entree: 'Entree',
  dessert: 'Dessert',
  beverage: 'Beverage',
}
