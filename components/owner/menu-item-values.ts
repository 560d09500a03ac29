import type { MenuItem } from '@/lib/contracts/menu-items'
import type { FoodType } from '@/lib/domain/catalog'
import { dollarsFromCents } from '@/lib/domain/money'

/** What an owner writes about a menu item. */
export type MenuItemContent = Pick<MenuItem, 'name' | 'description' | 'priceCents' | 'food_type' | 'food_image'>

/** What the form of a menu item holds, under the names of the wire; an empty price is ''. */
export type MenuItemValues = Omit<MenuItemContent, 'priceCents' | 'food_type'> & {
  /** Dollars. */
  price: number | ''
  food_type: FoodType | ''
}

/** An empty form for an item of a type, if one is known. */
export function newMenuItem(foodType: FoodType | '' = ''): MenuItemValues {
  return { name: '', description: '', price: '', food_type: foodType, food_image: '' }
}

/** The form of an item that exists. */
export function valuesOfItem(item: MenuItemContent): MenuItemValues {
  const { name, description, priceCents, food_type, food_image } = item
  return { name, description, price: dollarsFromCents(priceCents), food_type, food_image }
}

/** The word for one item of each type. */
export const FOOD_TYPE_NAMES: Record<FoodType, string> = {
  appetizer: 'Appetizer',
  entree: 'Entree',
  dessert: 'Dessert',
  beverage: 'Beverage',
}
