import { FOOD_TYPE_TITLES, FOOD_TYPES, type FoodType } from '@/lib/restaurants/rules/catalog'

/** Sections of a restaurant. */
export const MAX_SECTIONS = 50

type Placed = { foodType: FoodType; sectionId: number | null }

/**
 * The parts of a menu that have items: the sections that the restaurant has made, then a kind for each item without one. Items
 * come in the order of the menu. The id of a part names it on its page.
 */
export function menuParts<Item extends Placed>(
  items: readonly Item[],
  sections: readonly { id: number; name: string }[],
): { id: string; title: string; items: Item[] }[] {
  const own = sections.map(({ id, name }) => ({
    id: `section-${id}`,
    title: name,
    items: items.filter(({ sectionId }) => sectionId === id),
  }))
  const kinds = FOOD_TYPES.map((type) => ({
    id: type,
    title: FOOD_TYPE_TITLES[type],
    items: items.filter(({ sectionId, foodType }) => sectionId === null && foodType === type),
  }))
  return [...own, ...kinds].filter((part) => part.items.length > 0)
}
