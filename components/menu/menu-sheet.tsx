'use client'

import { useRouter } from 'next/navigation'
import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogView } from '@/components/ui/dialog-view'
import type { OverlayProps } from '@/components/ui/late'
import { notify } from '@/components/ui/toast'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { cellsOf, directoryOf } from '@/lib/menu/rules/menu-file'
import {
  EMPTY_SHEET,
  SHEET_COLUMNS,
  type SheetColumn,
  type SheetRow,
  sheetReducer,
  shownCell,
  stepOf,
} from '@/lib/menu/rules/menu-sheet'
import { menuParts } from '@/lib/menu/rules/sections'
import type { MenuSection, OwnMenuItem } from '@/lib/menu/server/shapes'
import { COLUMN_TITLES, MenuChanges } from './menu-changes'
import { cellId, MenuSheetRow } from './menu-sheet-row'
import { RepriceBar } from './reprice-bar'
import { useMenuImport } from './use-menu-import'

const CELLS = ['selected', ...SHEET_COLUMNS] as const
const WIDTHS: Record<SheetColumn, string> = {
  name: '',
  price: 'w-28 sm:w-32',
  section: 'hidden w-44 md:table-cell',
  sold_out: 'hidden w-40 md:table-cell',
}
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

type MenuSheetProps = OverlayProps & {
  restaurantId: number
  items: readonly OwnMenuItem[]
  sections: readonly MenuSection[]
  onSaved: () => void
}

/** The menu as a sheet: cells are typed in place, arrows and Enter lead from one to the next, and one save takes all. */
export function MenuSheet({ restaurantId, items: menu, sections, onSaved, open, onOpenChange }: MenuSheetProps) {
  const router = useRouter()
  const table = useRef<HTMLTableElement>(null)
  const [sheet, dispatch] = useReducer(sheetReducer, EMPTY_SHEET)
  const [errors, setErrors] = useState<ReadonlyMap<number, Partial<Record<SheetColumn, string>>>>(new Map())
  const [openedAt] = useState(() => new Date())
  /** The cell that has the focus, and its text before anything was typed. */
  const entered = useRef<{ row: SheetRow; column: SheetColumn; text: string } | null>(null)
  const change = useMenuImport(restaurantId, (saved) => {
    notify(`${items(saved.changed)} ${saved.changed === 1 ? 'has' : 'have'} been changed`)
    onSaved()
    router.refresh()
    onOpenChange(false)
  })
  const directory = useMemo(() => directoryOf(sections), [sections])
  const options = useMemo(
    () => sections.map(({ id, name }) => ({ value: directory.textOf(id), label: name })),
    [sections, directory],
  )
  const rows = useMemo(
    () =>
      menuParts(menu, sections)
        .flatMap((part) => part.items)
        .map(
          (item): SheetRow => ({
            id: item.id,
            cells: cellsOf(item, { sections: directory, groups: directory }, openedAt),
          }),
        ),
    [menu, sections, directory, openedAt],
  )
  const { selected, edits } = sheet
  const changed = rows.filter(({ id }) => edits.has(id))
  const chosen = rows.filter(({ id }) => selected.has(id))

  useEffect(() => {
    if (open) table.current?.querySelector<HTMLInputElement>('input[type="text"]')?.focus()
  }, [open])
  if (!open) return null

  const cellOf = (element: EventTarget) => {
    if (!(element instanceof HTMLElement)) return null
    const at = rows.findIndex(({ id }) => element.id.startsWith(`sheet-${id}-`))
    const row = rows[at]
    const column = CELLS.find((name) => row && element.id === cellId(row.id, name))
    return row && column ? { at, row, column } : null
  }

  function enter({ target }: FocusEvent) {
    const cell = cellOf(target)
    if (!cell || cell.column === 'selected') return
    entered.current = { row: cell.row, column: cell.column, text: shownCell(sheet, cell.row, cell.column) }
  }

  function onKeyDown(event: KeyboardEvent) {
    const { target, key, shiftKey, altKey, ctrlKey, metaKey } = event
    const cell = cellOf(target)
    if (!cell) return
    if (key === 'Escape') {
      const { current } = entered
      if (current) dispatch({ type: 'type', ...current })
      // As on entering the cell: typing replaces, and arrows lead on.
      if (target instanceof HTMLInputElement) requestAnimationFrame(() => target.select())
      return
    }
    if (key === 'Enter' && (ctrlKey || metaKey)) {
      event.preventDefault()
      void review()
      return
    }
    const step = stepOf({ key, shiftKey, altKey, isInside: isCaretInside(target, key) })
    if (!step) return
    event.preventDefault()
    const next = rows[cell.at + step.rows]
    const column = CELLS[CELLS.indexOf(cell.column) + step.columns]
    if (shiftKey && key !== 'Enter' && next) {
      dispatch({ type: 'select', ids: [cell.row.id, next.id], isSelected: true })
    }
    if (next && column) document.getElementById(cellId(next.id, column))?.focus()
    // At the end of a column, Enter still leaves the cell, as in any sheet: its price is written out.
    else if (key === 'Enter' && cell.column !== 'selected') {
      dispatch({ type: 'leave', row: cell.row, column: cell.column })
    }
  }

  async function review() {
    if (changed.length === 0) return
    // The focus may still be in a price.
    const left = changed.reduce((before, row) => sheetReducer(before, { type: 'leave', row, column: 'price' }), sheet)
    const sent = changed.map(({ id }) => ({ id: String(id), ...left.edits.get(id) }))
    const result = await change.look({ rows: sent }, 'point')
    if (!result) return
    const found = new Map<number, Partial<Record<SheetColumn, string>>>()
    for (const { line, column, message } of result.errors) {
      const row = changed[line - 1]
      const place = SHEET_COLUMNS.find((name) => name === column) ?? 'name'
      if (row) found.set(row.id, { ...found.get(row.id), [place]: message })
    }
    setErrors(found)
    const [first] = result.errors
    if (!first) return
    change.forget()
    const place = SHEET_COLUMNS.find((name) => name === first.column) ?? 'name'
    const row = changed[first.line - 1]
    if (row) document.getElementById(cellId(row.id, place))?.focus()
  }

  const { looked, pending } = change
  return (
    <section aria-label="Menu as a table" className="flex flex-col gap-4 xl:-mx-24">
      <UnsavedGuard when={changed.length > 0 && pending === null} />
      <RepriceBar
        target={chosen.length > 0 ? items(chosen.length) : `all ${items(rows.length)}`}
        onApply={(repricing, rounding) => {
          const of = chosen.length > 0 ? chosen : rows
          dispatch({ type: 'reprice', rows: of, change: repricing, rounding })
        }}
      />
      <div className="overflow-x-auto rounded-lg border border-line bg-surface">
        <table ref={table} onKeyDown={onKeyDown} onFocus={enter} className="w-full border-collapse">
          <thead>
            <tr className="bg-sunken/60 text-left text-ink-soft text-sm">
              <th scope="col" className="w-11 p-0">
                <label className="grid size-11 place-items-center">
                  <span className="sr-only">Select all items</span>
                  <input
                    type="checkbox"
                    checked={chosen.length === rows.length}
                    onChange={({ target }) =>
                      dispatch({ type: 'select', ids: rows.map(({ id }) => id), isSelected: target.checked })
                    }
                    className="size-4.5 accent-accent-fill"
                  />
                </label>
              </th>
              {SHEET_COLUMNS.map((column) => (
                <th key={column} scope="col" className={`border-line border-l px-2.5 font-semibold ${WIDTHS[column]}`}>
                  {COLUMN_TITLES[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MenuSheetRow
                key={row.id}
                row={row}
                edits={edits.get(row.id)}
                isSelected={selected.has(row.id)}
                sections={options}
                errors={errors.get(row.id)}
                dispatch={dispatch}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-3 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        <p aria-live="polite" className="mr-auto text-ink-soft text-sm">
          {changed.length > 0
            ? `${items(changed.length)} changed`
            : 'Enter goes down, Tab goes right, Escape takes back'}
        </p>
        <Button variant="secondary" disabled={pending !== null} onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button disabled={changed.length === 0} pending={pending === 'look'} onClick={() => void review()}>
          Review and save
        </Button>
      </div>
      <DialogView
        open={looked !== null}
        onOpenChange={(isOpen) => !isOpen && change.forget()}
        title="Save these changes?"
        size="md"
        footer={
          <>
            <Button variant="secondary" onClick={change.forget}>
              Keep editing
            </Button>
            <Button
              pending={pending !== null}
              disabled={!looked || looked.result.errorCount > 0 || looked.result.changed === 0}
              onClick={() => void change.save()}
            >
              Save {items(looked?.result.changed ?? 0)}
            </Button>
          </>
        }
      >
        {looked && <MenuChanges result={looked.result} isAgain={looked.isAgain} isFile={false} />}
      </DialogView>
    </section>
  )
}

/** Whether a key moves the caret within the text of a cell: not when all of it is selected, as on entering a cell. */
function isCaretInside(target: EventTarget, key: string): boolean {
  if (!(target instanceof HTMLInputElement) || target.type !== 'text') return false
  const { selectionStart: start, selectionEnd: end, value } = target
  if (start === 0 && end === value.length) return false
  return key === 'ArrowLeft' ? end !== 0 : start !== value.length
}
