/** The 20 cuisines of spec §9.5, in its order. */
export const CUISINES = [
  'American',
  'Chinese',
  'Italian',
  'Japanese',
  'Mexican',
  'Indian',
  'Thai',
  'Mediterranean',
  'Korean',
  'Vietnamese',
  'Greek',
  'Spanish',
  'Seafood',
  'Pizza',
  'Vegetarian',
  'Vegan',
  'Breakfast',
  'Fast Food',
  'Caribbean',
  'Soul Food',
] as const
export type Cuisine = (typeof CUISINES)[number]

/** The price levels of spec §9.5 with their signs. */
export const PRICE_LEVEL_SIGNS = {
  INEXPENSIVE: '$',
  MODERATE: '$$',
  EXPENSIVE: '$$$',
  VERY_EXPENSIVE: '$$$$',
} as const
export type PriceLevel = keyof typeof PRICE_LEVEL_SIGNS
export const PRICE_LEVELS = ['INEXPENSIVE', 'MODERATE', 'EXPENSIVE', 'VERY_EXPENSIVE'] as const satisfies PriceLevel[]

/** 'Fast Food' becomes 'fast-food': the name of a cuisine in URLs and picture names. */
export function cuisineSlug(cuisine: string): string {
  return cuisine.toLowerCase().replaceAll(' ', '-')
}

/** The emoji of a cuisine for its chip: a path of this site. */
export function cuisinePicture(cuisine: Cuisine): string {
  return `/images/cuisines/${cuisineSlug(cuisine)}.webp`
}
