import type { MenuItemContent } from '@/lib/menu/contract/wire'
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
}

/** The values of an empty form, with a type if one is known. */
export function newMenuItem(foodType: FoodType | '' = ''): MenuItemValues {
  return { name: '', description: '', price: '', food_type: foodType, food_image: '' }
}

/** The form values of an existing item. */
export function valuesOfItem(item: MenuItemContent): MenuItemValues {
  const { name, description, priceCents, foodType, foodImage } = item
  return { name, description, price: dollarsFromCents(priceCents), food_type: foodType, food_image: foodImage }
}

/** The content that a row shows for typed values, before the server has checked them. */
export function contentOf(values: MenuItemValues): MenuItemContent {
  const { name, description, price, food_type, food_image } = values
  return {
    name: name.trim(),
    description: description.trim(),
    priceCents: typedCents(price),
    foodType: food_type || FOOD_TYPES[0],
    foodImage: food_image,
  }
}

/** The singular name of each type. */
export const FOOD_TYPE_NAMES: Record<FoodType, string> = {
  appetizer: 'Appetizer',
  entree: 'Entree',
  dessert: 'Dessert',
  beverage: 'Beverage',
}
