/** The dietary tags of an item, with their titles on screens. */
export const DIETARY_TITLES = {
  vegetarian: 'Vegetarian',
  vegan: 'Vegan',
  gluten_free: 'Gluten-free',
  dairy_free: 'Dairy-free',
  nut_free: 'Nut-free',
  halal: 'Halal',
  kosher: 'Kosher',
  spicy: 'Spicy',
} as const
export type DietaryTag = keyof typeof DIETARY_TITLES
export const DIETARY_TAGS = [
  'vegetarian',
  'vegan',
  'gluten_free',
  'dairy_free',
  'nut_free',
  'halal',
  'kosher',
  'spicy',
] as const satisfies DietaryTag[]

/** The 14 allergens of Annex II to Regulation (EU) No 1169/2011. */
export const ALLERGEN_TITLES = {
  gluten: 'Cereals containing gluten',
  crustaceans: 'Crustaceans',
  eggs: 'Eggs',
  fish: 'Fish',
  peanuts: 'Peanuts',
  soybeans: 'Soybeans',
  milk: 'Milk',
  nuts: 'Nuts',
  celery: 'Celery',
  mustard: 'Mustard',
  sesame: 'Sesame seeds',
  sulfites: 'Sulfur dioxide and sulfites',
  lupin: 'Lupin',
  mollusks: 'Mollusks',
} as const
export type Allergen = keyof typeof ALLERGEN_TITLES
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulfites',
  'lupin',
  'mollusks',
] as const satisfies Allergen[]

/** The dietary tags of a menu filter in a URL: known ones, without duplicates, in a fixed order. */
export function parseDiet(text: unknown): DietaryTag[] {
  return typeof text === 'string' ? wordsIn(DIETARY_TAGS, text.replaceAll(',', ' ')) : []
}

/** The query of a filtered menu, always spelled the same; empty without a filter. */
export function dietQuery(tags: readonly DietaryTag[]): string {
  const sorted = DIETARY_TAGS.filter((tag) => tags.includes(tag))
  return sorted.length > 0 ? `diet=${sorted.join(',')}` : ''
}

/** The words of a list in a stored text, without duplicates, in the list's order. */
export function wordsIn<Word extends string>(list: readonly Word[], text: string): Word[] {
  const words = text.split(' ')
  return list.filter((word) => words.includes(word))
}

/** The stored text of some words of a list; `wordsIn` reads it. */
export function textOf<Word extends string>(list: readonly Word[], words: readonly Word[]): string {
  return list.filter((word) => words.includes(word)).join(' ')
}

/** An item's allergens as text; without any, the customer must ask the restaurant. */
export function allergensText(allergens: readonly Allergen[]): string {
  return allergens.map((word) => ALLERGEN_TITLES[word]).join(', ') || 'Ask the restaurant'
}
