/** The types of menu items of spec §3.3, in the order of a menu. */
export const FOOD_TYPES = ['appetizer', 'entree', 'dessert', 'beverage'] as const
export type FoodType = (typeof FOOD_TYPES)[number]

/** The heading of each type on a menu. */
export const FOOD_TYPE_TITLES: Record<FoodType, string> = {
  appetizer: 'Appetizers',
  entree: 'Entrees',
  dessert: 'Desserts',
  beverage: 'Beverages',
}
