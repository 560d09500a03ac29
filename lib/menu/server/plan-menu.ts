import 'server-only'
import { inSlices } from '@/lib/in-slices'
import { MAX_MENU_ITEMS, MAX_SECTIONS } from '@/lib/list-limits'
import {
  cellsOf,
  type DecimalMark,
  decimalMarkOf,
  MENU_COLUMNS,
  type MenuCells,
  type MenuColumn,
  nameKey,
} from '@/lib/menu/rules/menu-file'
import { MAX_LISTED_FAULTS, type MenuFault, type MenuLine } from './menu-csv'
import type { MenuState } from './menu-state'
import { isTooLong, type PlannedItem, readCell } from './read-cell'
import type { OwnMenuItem } from './shapes'

type PlannedLine = {
  line: number
  /** The item as it is; null for a new one. */
  before: OwnMenuItem | null
  item: PlannedItem
  changes: { column: MenuColumn; from: string; to: string }[]
}
export type MenuPlan = {
  lines: PlannedLine[]
  unchanged: number
  faults: MenuFault[]
  /** How prices were read; null when they can be read in two ways. */
  decimal: DecimalMark | null
  newSections: string[]
}

type Given = { lines: readonly MenuLine[]; decimal: DecimalMark | 'auto'; now: Date }
type Context = { state: MenuState; decimal: DecimalMark | null; now: Date }

/** What the lines of a file make of a menu. Stops when there are more faults than are listed; reads and writes nothing. */
export async function planMenu({ lines, decimal: asked, now }: Given, state: MenuState): Promise<MenuPlan> {
  const prices = lines.flatMap(({ cells: { price } }) =>
    price === undefined || isTooLong('price', price) ? [] : price,
  )
  const decimal = asked === 'auto' ? decimalMarkOf(prices) : asked
  const plan: MenuPlan = { lines: [], unchanged: 0, faults: [], decimal, newSections: [] }
  const items = new Map(state.items.map((item) => [item.id, item]))
  const seen = new Map<number, number>()
  const newSections = new Map<string, string>()
  let count = state.items.length
  for await (const { line, cells } of inSlices(lines)) {
    if (plan.faults.length > MAX_LISTED_FAULTS) break
    const fault = (column: MenuColumn | null, message: string) => plan.faults.push({ line, column, message })
    const { before, wrong } = itemOf(cells.id, { items, seen, line })
    if (wrong !== null) {
      fault('id', wrong)
      continue
    }
    if (!before && ++count > MAX_MENU_ITEMS) {
      fault(null, `A menu has at most ${MAX_MENU_ITEMS} items`)
      continue
    }
    const read = planLine({ before, cells }, { state, decimal, now })
    for (const { column, message } of read.faults) fault(column, message)
    if (read.faults.length > 0) continue
    const { item, changes } = read
    if (before && changes.length === 0) {
      plan.unchanged += 1
      continue
    }
    if (item.newSection !== null) {
      // Two spellings of a new section are one.
      const name = newSections.get(nameKey(item.newSection)) ?? item.newSection
      newSections.set(nameKey(name), name)
      if (state.sections.length + newSections.size > MAX_SECTIONS) {
        fault('section', `A menu has at most ${MAX_SECTIONS} sections`)
      }
    }
    plan.lines.push({ line, before, item, changes })
  }
  return { ...plan, newSections: [...newSections.values()] }
}

type Known = { items: ReadonlyMap<number, OwnMenuItem>; seen: Map<number, number>; line: number }

/** The item that an id names, none for a new one; `wrong` says why it cannot be told. */
function itemOf(cell: string | undefined, { items, seen, line }: Known) {
  const none = (wrong: string | null) => ({ before: null, wrong })
  const noId = none('The id must be that of an item, or empty for a new one')
  if (isTooLong('id', cell)) return noId
  const text = cell?.trim() ?? ''
  if (text === '') return none(null)
  if (!/^[1-9]\d{0,14}$/.test(text)) return noId
  const before = items.get(Number(text))
  if (!before) return none(`No item of this menu has the id ${text}. Leave it empty for a new item`)
  const first = seen.get(before.id)
  if (first !== undefined) return none(`Line ${first} has the same id`)
  seen.set(before.id, line)
  return { before, wrong: null }
}

/** A new item before its cells are read. Those that it must have are refused when they are empty. */
const BLANK: PlannedItem = {
  name: '',
  description: '',
  priceCents: 0,
  foodType: 'entree',
  foodImage: '',
  sectionId: null,
  newSection: null,
  dietary: '',
  allergens: '',
  groupIds: [],
  soldOutUntil: null,
  servedHours: '',
}

function plannedOf({ id: _, requiresChoice: __, ...item }: OwnMenuItem): PlannedItem {
  return { ...item, newSection: null }
}

function planLine({ before, cells }: { before: OwnMenuItem | null; cells: MenuCells }, context: Context) {
  const { names } = context.state
  const old = before && cellsOf(before, names, context.now)
  let item: PlannedItem = before ? plannedOf(before) : BLANK
  const faults: { column: MenuColumn; message: string }[] = []
  const changes: PlannedLine['changes'] = []
  for (const column of MENU_COLUMNS) {
    const cell = cells[column] ?? (before ? undefined : '')
    // A text that the item has already is not checked: it may be older than today's rules.
    if (column === 'id' || cell === undefined || cell === old?.[column]) continue
    const read = readCell(column, cell, { ...context, isNew: before === null })
    if ('fault' in read) {
      faults.push({ column, message: read.fault })
      continue
    }
    item = { ...item, ...read }
    const from = old?.[column] ?? ''
    const to = (column === 'section' && item.newSection) || cellsOf({ id: 0, ...item }, names, context.now)[column]
    if (to !== from) changes.push({ column, from, to })
  }
  return { item, faults, changes }
}
