import type { MenuItemWithChoices, OwnMenuItem } from '@/lib/db/shapes'
import type { MenuItemContent } from '@/lib/menu/contract/wire'
import { ALLERGENS, type Allergen, DIETARY_TAGS, type DietaryTag, wordsIn } from '@/lib/menu/rules/dietary'
import { dollarsFromCents, typedCents } from '@/lib/money'
import { FOOD_TYPES, type FoodType } from '@/lib/restaurants/rules/catalog'

/** The values of the menu item form, under the names of the wire; an empty price is ''. */
export type MenuItemValues = {
  name: string
  description: string
  food_image: string
  /** Dollars. */
  price: number | ''
  food_type: FoodType | ''
  sectionId: number | null
  dietary: DietaryTag[]
  allergens: Allergen[]
  /** Its modifier groups in their order. */
  groupIds: number[]
}

/** Where a new item is to stand. */
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
  }
}

/** The form values of an existing item. */
export function valuesOfItem(item: OwnMenuItem): MenuItemValues {
  const { name, description, priceCents, foodType, foodImage, sectionId, groupIds } = item
  return {
    name,
    description,
    price: dollarsFromCents(priceCents),
    food_type: foodType,
    food_image: foodImage,
    sectionId,
    dietary: wordsIn(DIETARY_TAGS, item.dietary),
    allergens: wordsIn(ALLERGENS, item.allergens),
    groupIds: [...groupIds],
  }
}

/** An item that the API has answered, for the forms of its owner. */
export const ownItemOf = ({ modifierGroups, ...item }: MenuItemWithChoices) => ({
  ...item,
  groupIds: modifierGroups.map(({ id }) => id),
})

/** A menu item as its row shows it. */
export type ShownItem = MenuItemContent & { sectionId: number | null }

/** The content that a row shows for typed values, before the server has checked them. */
export function contentOf(values: MenuItemValues): ShownItem {
  const { name, description, price, food_type, food_image, sectionId } = values
  return {
    name: name.trim(),
    description: description.trim(),
    priceCents: typedCents(price),
    foodType: food_type || FOOD_TYPES[0],
    foodImage: food_image,
    sectionId,
  }
}

/** The singular name of each type. */
export const FOOD_TYPE_NAMES: Record<FoodType, string> = {
  appetizer: 'Appetizer',
  entree: 'Entree',
  dessert: 'Dessert',
  beverage: 'Beverage',
}
