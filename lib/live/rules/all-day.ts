type Line = { menuItemId: number | null; name: string; quantity: number; modifiers: readonly { name: string }[] }

/** A dish, and its quantity for each set of choices. */
export type DayLine = { name: string; quantity: number; ways: { choices: string; quantity: number }[] }

/** The total of each dish in some orders, largest first. */
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
