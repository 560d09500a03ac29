import type { ChosenModifier } from '@/lib/menu/rules/chosen'

type Line = {
  id: number
  menuItemId: number | null
  name: string
  quantity: number
  customizations: string | null
  modifiers: readonly Pick<ChosenModifier, 'id' | 'group' | 'name'>[]
}

/**
 * The lines of an order as a kitchen cooks them: lines with the same item, choices and note are merged, at the place of
 * the first.
 */
export function kitchenLines<L extends Line>(items: readonly L[]): L[] {
  const lines = new Map<string, L>()
  for (const item of items) {
    const key = cookedAs(item)
    const same = lines.get(key)
    lines.set(key, same ? { ...same, quantity: same.quantity + item.quantity } : item)
  }
  return [...lines.values()]
}

/** Equal for lines cooked alike. Names count besides ids: a removed item has no id, and a menu can be renamed. */
function cookedAs({ menuItemId, name, customizations, modifiers }: Line): string {
  const choices = modifiers.map(({ id, group, name: choice }) => [id, group, choice].join('\n')).sort()
  return JSON.stringify([menuItemId, name, customizations ?? '', choices])
}
