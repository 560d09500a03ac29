import { centsFromDollars, dollarsFromCents } from '@/lib/money'
import { type DecimalMark, decimalMarkOf, readAmount } from './menu-file'
import { type Repricing, type Rounding, repriced } from './reprice'

/** The columns of a menu as a sheet. */
export const SHEET_COLUMNS = ['name', 'price', 'section', 'sold_out'] as const
export type SheetColumn = (typeof SHEET_COLUMNS)[number]
type SheetCells = Record<SheetColumn, string>
/** Texts of some cells, by the ids of their items. */
export type SheetTexts = ReadonlyMap<number, Partial<SheetCells>>

export type Sheet = {
  /** The cells that differ from the item's own. */
  edits: SheetTexts
  /** The errors of cells, each until its cell changes. */
  errors: SheetTexts
  selected: ReadonlySet<number>
  /** The edits before each step. Typing into one cell is one step. */
  past: readonly SheetTexts[]
  /** The cell that the last step has typed into and that was not left since. */
  typing: { row: SheetRow; column: SheetColumn } | null
}
// biome-ignore-start lint/plugin: a constant, read only.
export const EMPTY_SHEET: Sheet = {
  edits: new Map(),
  errors: new Map(),
  selected: new Set(),
  past: [],
  typing: null,
}
// biome-ignore-end lint/plugin: a constant, read only.

export type SheetRow = { id: number; cells: SheetCells }
export type SheetCell = { row: SheetRow; column: SheetColumn; text: string }
export type SheetAction =
  | ({ type: 'type' } & SheetCell)
  | { type: 'leave' }
  | { type: 'select'; ids: readonly number[]; isSelected: boolean }
  | { type: 'reprice'; rows: readonly SheetRow[]; change: Repricing; rounding: Rounding }
  /** The faults are texts of cells as well. */
  | { type: 'paste'; cells: readonly SheetCell[]; faults: readonly SheetCell[] }
  | { type: 'mark'; faults: readonly SheetCell[] }
  | { type: 'undo' }

/** The text that a cell shows. */
export const shownCell = (sheet: Pick<Sheet, 'edits'>, { id, cells }: SheetRow, column: SheetColumn) =>
  sheet.edits.get(id)?.[column] ?? cells[column]

export function sheetReducer(sheet: Sheet, action: SheetAction): Sheet {
  switch (action.type) {
    case 'type': {
      const { row, column } = action
      const { typing } = sheet
      const isSame = typing?.row.id === row.id && typing.column === column
      const past = isSame ? sheet.past : [...sheet.past, sheet.edits]
      return { ...withCells(sheet, [action]), past, typing: { row, column } }
    }
    case 'leave': {
      if (!sheet.typing) return sheet
      const { row, column } = sheet.typing
      const text = shownCell(sheet, row, column)
      const tidy = column === 'price' ? plainPrice(text) : text
      return { ...sheet, edits: withCells(sheet, [{ row, column, text: tidy }]).edits, typing: null }
    }
    case 'select': {
      const { ids, isSelected } = action
      const others = [...sheet.selected].filter((id) => !ids.includes(id))
      return { ...sheet, selected: new Set(isSelected ? [...others, ...ids] : others) }
    }
    case 'reprice': {
      const cells = action.rows.flatMap((row): SheetCell[] => {
        const cents = centsFromDollars(Number(plainPrice(shownCell(sheet, row, 'price'))))
        if (cents === null) return []
        return [{ row, column: 'price', text: priceText(repriced(cents, action.change, action.rounding)) }]
      })
      return inOneStep(sheet, cells)
    }
    case 'paste': {
      const pasted = inOneStep(sheet, action.cells)
      return { ...pasted, errors: withTexts(pasted.errors, action.faults) }
    }
    case 'mark':
      return { ...sheet, errors: withTexts(new Map(), action.faults) }
    case 'undo': {
      const edits = sheet.past.at(-1)
      return edits ? { ...sheet, edits, errors: new Map(), past: sheet.past.slice(0, -1), typing: null } : sheet
    }
  }
}

function inOneStep(sheet: Sheet, cells: readonly SheetCell[]): Sheet {
  if (cells.length === 0) return sheet
  return { ...withCells(sheet, cells), past: [...sheet.past, sheet.edits], typing: null }
}

function withCells(sheet: Sheet, cells: readonly SheetCell[]): Sheet {
  const changed = cells.map(({ row, column, text }) => ({
    row,
    column,
    text: text === row.cells[column] ? null : text,
  }))
  const fixed = cells.map((cell) => ({ ...cell, text: null }))
  return { ...sheet, edits: withTexts(sheet.edits, changed), errors: withTexts(sheet.errors, fixed) }
}

type CellText = Omit<SheetCell, 'text'> & { text: string | null }

/** Sets the texts of cells; null takes a cell's away. */
function withTexts(texts: SheetTexts, cells: readonly CellText[]): SheetTexts {
  const next = new Map(texts)
  for (const { row, column, text } of cells) {
    const { [column]: _, ...others } = next.get(row.id) ?? {}
    const kept = text === null ? others : { ...others, [column]: text }
    if (Object.keys(kept).length > 0) next.set(row.id, kept)
    else next.delete(row.id)
  }
  return next
}

const priceText = (cents: number) => dollarsFromCents(cents).toFixed(2)

/** A typed price as the sheet writes prices; one that cannot be read stays as it is. Its own decimal mark, if there is one, wins. */
export function plainPrice(text: string, others: DecimalMark | null = null): string {
  const mark = decimalMarkOf([text]) ?? others
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

type Press = {
  key: string
  shiftKey: boolean
  altKey: boolean
  /** The caret has text on its way. */
  isInside: boolean
}
type Step = { rows: number; columns: number }

/** Where a key leads from a cell of a sheet; null for a key that is for the cell itself. */
export function stepOf({ key, shiftKey, altKey, isInside }: Press): Step | null {
  if (altKey) return null
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return { rows: 1, columns: 0 }
  if (key === 'ArrowUp' || key === 'Enter') return { rows: -1, columns: 0 }
  if (isInside || shiftKey) return null
  if (key === 'ArrowRight') return { rows: 0, columns: 1 }
  return key === 'ArrowLeft' ? { rows: 0, columns: -1 } : null
}
