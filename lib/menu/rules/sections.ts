import { FOOD_TYPE_TITLES, FOOD_TYPES, type FoodType } from '@/lib/menu/rules/food-types'

type Placed = { foodType: FoodType; sectionId: number | null }
type Section = { id: number; name: string }

/** A part of a menu: a section created by the restaurant, or a food type. Its id is the anchor on the page. */
export type MenuPart = { id: string; title: string; sectionId: number | null; foodType: FoodType | null }

/** All parts of a menu: the restaurant's own sections, then the food types. */
export function allMenuParts(sections: readonly Section[]): MenuPart[] {
  const own = sections.map(({ id, name }) => ({ id: `section-${id}`, title: name, sectionId: id, foodType: null }))
  const kinds = FOOD_TYPES.map((type) => ({
    id: type,
    title: FOOD_TYPE_TITLES[type],
    sectionId: null,
    foodType: type,
  }))
  return [...own, ...kinds]
}

/** Whether an item belongs to a part: its own section, or its food type when it has no section. */
export const isInPart = ({ sectionId, foodType }: Pick<MenuPart, 'sectionId' | 'foodType'>, part: MenuPart) =>
  sectionId === part.sectionId && (sectionId !== null || foodType === part.foodType)

/** The parts of a menu that have items, in menu order. */
export function menuParts<Item extends Placed>(
  items: readonly Item[],
  sections: readonly Section[],
): (MenuPart & { items: Item[] })[] {
  return allMenuParts(sections)
    .map((part) => ({ ...part, items: items.filter((item) => isInPart(item, part)) }))
    .filter((part) => part.items.length > 0)
}
