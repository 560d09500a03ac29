import { SHEET_COLUMNS, type SheetRow } from '@/lib/menu/rules/menu-sheet'

export const CELLS = ['selected', ...SHEET_COLUMNS] as const
type CellColumn = (typeof CELLS)[number]

/** The id of the control of a cell; the column 'selected' has the checkboxes. */
export const cellId = (id: number, column: CellColumn) => `sheet-${id}-${column}`

export const controlOf = ({ id }: SheetRow, column: CellColumn) => document.getElementById(cellId(id, column))

/** The cell of a control; `input` is a control that has a text. */
export function cellOf(control: EventTarget | null, rows: readonly SheetRow[]) {
  if (!(control instanceof HTMLElement)) return null
  const at = rows.findIndex(({ id }) => control.id.startsWith(`sheet-${id}-`))
  const row = rows[at]
  const column = CELLS.find((name) => row && control.id === cellId(row.id, name))
  if (!row || !column) return null
  return { at, row, column, input: control instanceof HTMLInputElement && column !== 'selected' ? control : null }
}

/** Whether all of a text is selected, as on entering its cell. */
export const isWhole = ({ selectionStart, selectionEnd, value }: HTMLInputElement) =>
  selectionStart === 0 && selectionEnd === value.length

/** Whether a key moves the caret within a text. */
export function isCaretInside(input: HTMLInputElement, key: string): boolean {
  if (isWhole(input)) return false
  return key === 'ArrowLeft' ? input.selectionEnd !== 0 : input.selectionStart !== input.value.length
}
