import { centsFromDollars, dollarsFromCents } from '@/lib/money'
import { decimalMarkOf, type MenuCells, readAmount } from './menu-file'
import { type Repricing, type Rounding, repriced } from './reprice'

/** The columns of a menu as a sheet. */
export const SHEET_COLUMNS = ['name', 'price', 'section', 'sold_out'] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]
type SheetCells = Record<SheetColumn, string>

/** The typed cells of each item that differ from its own, and the selected items. */
export type Sheet = { edits: ReadonlyMap<number, MenuCells>; selected: ReadonlySet<number> }
export const EMPTY_SHEET: Sheet = { edits: new Map(), selected: new Set() }

export type SheetRow = { id: number; cells: SheetCells }
export type SheetAction =
  | { type: 'type'; row: SheetRow; column: SheetColumn; text: string }
  | { type: 'leave'; row: SheetRow; column: SheetColumn }
  | { type: 'select'; ids: readonly number[]; isSelected: boolean }
  | { type: 'reprice'; rows: readonly SheetRow[]; change: Repricing; rounding: Rounding }

/** The text that a cell shows. */
export const shownCell = (sheet: Pick<Sheet, 'edits'>, { id, cells }: SheetRow, column: SheetColumn) =>
  sheet.edits.get(id)?.[column] ?? cells[column]

export function sheetReducer(sheet: Sheet, action: SheetAction): Sheet {
  switch (action.type) {
    case 'type':
      return { ...sheet, edits: withCell(sheet.edits, action.row, action.column, action.text) }
    case 'leave': {
      const text = shownCell(sheet, action.row, action.column)
      const tidy = action.column === 'price' ? plainPrice(text) : text
      return { ...sheet, edits: withCell(sheet.edits, action.row, action.column, tidy) }
    }
    case 'select': {
      const { ids, isSelected } = action
      const others = [...sheet.selected].filter((id) => !ids.includes(id))
      return { ...sheet, selected: new Set(isSelected ? [...others, ...ids] : others) }
    }
    case 'reprice': {
      let { edits } = sheet
      for (const row of action.rows) {
        const cents = centsFromDollars(Number(plainPrice(shownCell(sheet, row, 'price'))))
        if (cents === null) continue
        const price = priceText(repriced(cents, action.change, action.rounding))
        edits = withCell(edits, row, 'price', price)
      }
      return { ...sheet, edits }
    }
  }
}

function withCell(edits: Sheet['edits'], { id, cells }: SheetRow, column: SheetColumn, text: string): Sheet['edits'] {
  const { [column]: _, ...others } = edits.get(id) ?? {}
  const changed = text === cells[column] ? others : { ...others, [column]: text }
  const next = new Map(edits)
  if (Object.keys(changed).length > 0) next.set(id, changed)
  else next.delete(id)
  return next
}

const priceText = (cents: number) => dollarsFromCents(cents).toFixed(2)

/** A typed price as the sheet writes prices; one that cannot be read stays as it is. */
function plainPrice(text: string): string {
  const mark = decimalMarkOf([text])
  const cents = mark && centsFromDollars(readAmount(text, mark) ?? Number.NaN)
  return typeof cents === 'number' ? priceText(cents) : text
}

/** A typed change of prices, such as '10' or '-0,50'; null for one that cannot be read. */
export function readRepricing(text: string, by: Repricing['by']): Repricing | null {
  const [, sign = '', amount = ''] = /^\s*([+\-−]?)(.*)$/.exec(text) ?? []
  const hundredths = centsFromDollars(Number(plainPrice(amount) || Number.NaN))
  if (!hundredths || hundredths < 0 || hundredths > 1_000_000) return null
  const signed = sign === '' || sign === '+' ? hundredths : -hundredths
  return by === 'percent' ? { by, hundredths: signed } : { by, cents: signed }
}

type Step = { rows: number; columns: number }

/** Where a key leads from a cell of a sheet; null for a key that is for the cell itself. `isInside`: the caret has text on its way. */
export function stepOf({
  key,
  shiftKey,
  altKey,
  isInside,
}: {
  key: string
  shiftKey: boolean
  altKey: boolean
  isInside: boolean
}): Step | null {
  if (altKey) return null
  if (key === 'Enter') return { rows: shiftKey ? -1 : 1, columns: 0 }
  if (key === 'ArrowDown') return { rows: 1, columns: 0 }
  if (key === 'ArrowUp') return { rows: -1, columns: 0 }
  if (isInside || shiftKey) return null
  if (key === 'ArrowRight') return { rows: 0, columns: 1 }
  return key === 'ArrowLeft' ? { rows: 0, columns: -1 } : null
}
