/** What an owner may say about an item, with its words on screens. */
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

/** The words of a list in a stored text, each once, in the order of the list. */
export function wordsIn<Word extends string>(list: readonly Word[], text: string): Word[] {
  const words = text.split(' ')
  return list.filter((word) => words.includes(word))
}

/** The stored text of some words of a list; `wordsIn` reads it. */
export function textOf<Word extends string>(list: readonly Word[], words: readonly Word[]): string {
  return list.filter((word) => words.includes(word)).join(' ')
}
