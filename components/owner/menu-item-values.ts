import type { MenuItem } from '@/lib/contracts/menu-items'
import { FOOD_TYPES, type FoodType } from '@/lib/domain/catalog'
import { dollarsFromCents } from '@/lib/domain/money'

/** What the form of a menu item holds, under the names of the wire; an empty price is ''. */
export type MenuItemValues = {
  name: string
  description: string
  /** Dollars. */
  price: number | ''
  food_type: string
  food_image: string
}

/** An empty form for an item of a type, if one is known. */
export function newMenuItem(foodType: FoodType | '' = ''): MenuItemValues {
  return { name: '', description: '', price: '', food_type: foodType, food_image: '' }
}

/** The form of an item that exists. */
export function valuesOfItem({ name, description, priceCents, food_type, food_image }: MenuItem): MenuItemValues {
  return { name, description, price: dollarsFromCents(priceCents), food_type, food_image }
}

/** The word for one item of each type. */
export const FOOD_TYPE_NAMES: Record<FoodType, string> = {
  appetizer: 'Appetizer',
  entree: 'Entree',
  dessert: 'Dessert',
  beverage: 'Beverage',
}

/** The type that was chosen; the first one while none is. */
export function foodTypeOf(values: MenuItemValues): FoodType {
  return FOOD_TYPES.find((type) => type === values.food_type) ?? FOOD_TYPES[0]
}
