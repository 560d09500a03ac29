import { useEffect, useEffectEvent } from 'react'
import { alertUser } from '@/components/ui/toast'
import { cellFault } from '@/lib/menu/contract/cell-fault'
import { type Directory, soldOutTitle } from '@/lib/menu/rules/menu-file'
import {
  SHEET_COLUMNS,
  type Sheet,
  type SheetAction,
  type SheetCell,
  type SheetRow,
  shownCell,
} from '@/lib/menu/rules/menu-sheet'
import { clipboardText, pasteAt, readClipboard } from '@/lib/menu/rules/sheet-paste'
import { cellOf, controlOf, isWhole } from './sheet-cell'
import { IMPORT_TOPIC } from './use-menu-import'

type SheetClipboard = {
  rows: readonly SheetRow[]
  sheet: Sheet
  sections: Directory
  dispatch: (action: SheetAction) => void
}

/** Pastes copied cells of a spreadsheet from the focused cell on, and copies the selected rows for one. */
export function useSheetClipboard({ rows, sheet, sections, dispatch }: SheetClipboard) {
  const { selected } = sheet

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const cell = cellOf(document.activeElement, rows)
    const text = event.clipboardData?.getData('text/plain')
    if (!cell || !text) return
    const { at, row, column, input } = cell
    const fills = selected.size > 1 && column !== 'selected' && (!input || isWhole(input))
    // One text goes into another by the browser, where the caret is.
    if (input && !fills && !/[\t\r\n]/.test(text)) return
    event.preventDefault()
    // Phones show two of them.
    const shown = SHEET_COLUMNS.filter((name) => controlOf(row, name)?.offsetParent)
    const { cells, leftRows, leftColumns } = pasteAt(readClipboard(text), {
      rows,
      at,
      columns: column === 'selected' ? shown : shown.slice(shown.indexOf(column)),
      selected: fills ? selected : new Set(),
      sections,
    })
    dispatch({ type: 'paste', cells, faults: faultsOf(cells, sections) })
    const left = [counted(leftRows, 'row'), counted(leftColumns, 'column')].filter((part) => part !== '')
    if (left.length === 0) return
    alertUser(`${left.join(' and ')} did not fit into the table and were left out`, { topic: IMPORT_TOPIC })
  })

  const copy = useEffectEvent((event: ClipboardEvent) => {
    const cell = cellOf(document.activeElement, rows)
    // From a text the browser copies what is selected in it.
    if (!cell || cell.input) return
    event.preventDefault()
    const columns = cell.column === 'selected' ? SHEET_COLUMNS : [cell.column]
    const chosen = rows.filter(({ id }) => selected.has(id))
    const copied = (chosen.length > 0 ? chosen : [cell.row]).map((row) =>
      columns.map((column) => {
        const text = shownCell(sheet, row, column)
        return column === 'sold_out' ? soldOutTitle(text) : text
      }),
    )
    event.clipboardData?.setData('text/plain', clipboardText(copied))
  })

  // Browsers send these events to the body when a checkbox or a select has the focus.
  useEffect(() => {
    const listening = new AbortController()
    document.addEventListener('paste', (event) => paste(event), listening)
    document.addEventListener('copy', (event) => copy(event), listening)
    return () => listening.abort()
  }, [])
}

const counted = (count: number, one: string) => (count > 1 ? `${count} ${one}s` : count === 1 ? `1 ${one}` : '')

/** The faults of the cells that differ from the item's own, as the texts of these cells. */
export const faultsOf = (cells: readonly SheetCell[], sections: Directory) =>
  cells.flatMap((cell): SheetCell[] => {
    const fault = cell.text === cell.row.cells[cell.column] ? null : cellFault(cell.column, cell.text, sections)
    return fault === null ? [] : [{ ...cell, text: fault }]
  })
