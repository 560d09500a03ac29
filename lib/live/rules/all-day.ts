type Line = { menuItemId: number | null; name: string; quantity: number; modifiers: readonly { name: string }[] }

/** A dish, and how often it was ordered in each way. */
export type DayLine = { name: string; quantity: number; ways: { choices: string; quantity: number }[] }

/** What all of some orders have, most pieces first. */
export function allDay(orders: readonly { items: readonly Line[] }[]): DayLine[] {
  const lines = new Map<string, DayLine>()
  for (const { menuItemId, name, quantity, modifiers } of orders.flatMap(({ items }) => items)) {
    const key = `${menuItemId} ${name}`
    const line = lines.get(key) ?? { name, quantity: 0, ways: [] }
    lines.set(key, line)
    line.quantity += quantity
    const choices = modifiers.map((modifier) => modifier.name).join(', ')
    const way = line.ways.find((one) => one.choices === choices)
    if (way) way.quantity += quantity
    else line.ways.push({ choices, quantity })
  }
  return [...lines.values()].toSorted((a, b) => b.quantity - a.quantity)
}
