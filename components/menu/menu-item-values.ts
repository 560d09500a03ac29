import type { MenuItem } from '@/lib/menu/contract/schemas'
import { dollarsFromCents } from '@/lib/money'
import type { FoodType } from '@/lib/restaurants/rules/catalog'

/** What an owner writes about a menu item. */
export type MenuItemContent = Pick<MenuItem, 'name' | 'description' | 'priceCents' | 'food_type' | 'food_image'>

/** The values of the menu item form, under the names of the wire; an empty price is ''. */
export type MenuItemValues = Omit<MenuItemContent, 'priceCents' | 'food_type'> & {
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
  const { name, description, priceCents, food_type, food_image } = item
  return { name, description, price: dollarsFromCents(priceCents), food_type, food_image }
}

/** The singular name of each type. */
export const FOOD_TYPE_NAMES: Record<FoodType, string> = {
  appetizer: 'Appetizer',
  entree: 'Entree',
  dessert: 'Dessert',
  beverage: 'Beverage',
}
