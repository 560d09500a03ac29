'use client'

import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogView } from '@/components/ui/dialog-view'
import type { OverlayProps } from '@/components/ui/late'
import { notify } from '@/components/ui/toast'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { cellsOf, directoryOf } from '@/lib/menu/rules/menu-file'
import {
  EMPTY_SHEET,
  SHEET_COLUMNS,
  type SheetCell,
  type SheetColumn,
  type SheetRow,
  sheetReducer,
  shownCell,
  stepOf,
} from '@/lib/menu/rules/menu-sheet'
import { menuParts } from '@/lib/menu/rules/sections'
import type { MenuSection, OwnMenuItem } from '@/lib/menu/server/shapes'
import { COLUMN_TITLES, MenuChanges } from './menu-changes'
import { MenuSheetRow } from './menu-sheet-row'
import { RepriceBar } from './reprice-bar'
import { CELLS, cellOf, controlOf, isCaretInside } from './sheet-cell'
import { useMenuImport } from './use-menu-import'
import { faultsOf, useSheetClipboard } from './use-sheet-clipboard'

const WIDTHS: Record<SheetColumn, string> = {
  name: '',
  price: 'w-28 sm:w-32',
  section: 'hidden w-36 md:table-cell lg:w-44',
  sold_out: 'hidden w-40 md:table-cell',
}
/** Rows that are drawn at once, more than a screen has; the others follow while the first can be used. */
const FIRST_ROWS = 40
const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

type MenuSheetProps = OverlayProps & {
  restaurantId: number
  items: readonly OwnMenuItem[]
  sections: readonly MenuSection[]
  onSaved: () => void
}

/** The menu as a sheet: cells are typed or pasted in place, arrows and Enter lead from one to the next, and one save takes all. */
export function MenuSheet(props: MenuSheetProps) {
  return props.open && <OpenSheet {...props} />
}

function OpenSheet({ restaurantId, items: menu, sections, onSaved, onOpenChange }: MenuSheetProps) {
  const router = useRouter()
  const table = useRef<HTMLTableElement>(null)
  const [sheet, dispatch] = useReducer(sheetReducer, EMPTY_SHEET)
  const [openedAt] = useState(() => new Date())
  const change = useMenuImport(restaurantId, (saved) => {
    notify(`${items(saved.changed)} ${saved.changed === 1 ? 'has' : 'have'} been changed`)
    onSaved()
    router.refresh()
    onOpenChange(false)
  })
  const directory = useMemo(() => directoryOf(sections), [sections])
  const options = useMemo(
    () => [['', 'No section'] as const, ...sections.map(({ id, name }) => [directory.textOf(id), name] as const)],
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
  const drawn = useDeferredValue(rows, rows.slice(0, FIRST_ROWS))
  const { selected, edits, errors } = sheet
  const changed = rows.filter(({ id }) => edits.has(id))
  const chosen = rows.filter(({ id }) => selected.has(id))

  useEffect(() => table.current?.querySelector<HTMLInputElement>('input[type="text"]')?.focus(), [])

  useSheetClipboard({ rows, sheet, sections: directory, dispatch })

  function onKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, altKey } = event
    const cell = cellOf(event.target, rows)
    if (!cell) return
    const { row, column, input } = cell
    const isCommand = event.ctrlKey || event.metaKey
    if ((key === 'Escape' && sheet.typing) || (key.toLowerCase() === 'z' && isCommand && !shiftKey)) {
      event.preventDefault()
      dispatch({ type: 'undo' })
      // As on entering the cell: typing replaces, and arrows lead on.
      requestAnimationFrame(() => input?.select())
      return
    }
    if (key === 'Enter' && isCommand) {
      event.preventDefault()
      void review()
      return
    }
    const step = stepOf({ key, shiftKey, altKey, isInside: input !== null && isCaretInside(input, key) })
    if (!step) return
    event.preventDefault()
    const next = rows[cell.at + step.rows]
    const nextColumn = CELLS[CELLS.indexOf(column) + step.columns]
    if (shiftKey && key !== 'Enter' && next) {
      dispatch({ type: 'select', ids: [row.id, next.id], isSelected: true })
    }
    if (next && nextColumn) controlOf(next, nextColumn)?.focus()
    // At the end of a column, Enter still leaves the cell, as in any sheet: its price is written out.
    else if (key === 'Enter') dispatch({ type: 'leave' })
  }

  /** Marks the wrong cells, and leads to the first of them; false if there are none. */
  function mark(wrong: readonly SheetCell[]): boolean {
    dispatch({ type: 'mark', faults: wrong })
    const [first] = wrong
    if (first) controlOf(first.row, first.column)?.focus()
    return first !== undefined
  }

  async function review() {
    if (changed.length === 0) return
    // The focus may still be in a price.
    const left = sheetReducer(sheet, { type: 'leave' })
    const cells = changed.flatMap((row) =>
      SHEET_COLUMNS.map((column) => ({ row, column, text: shownCell(left, row, column) })),
    )
    if (mark(faultsOf(cells, directory))) return
    const sent = changed.map(({ id }) => ({ id: String(id), ...left.edits.get(id) }))
    const result = await change.look({ rows: sent }, 'point')
    const wrong = result?.errors.flatMap(({ line, column, message }): SheetCell[] => {
      const row = changed[line - 1]
      return row ? [{ row, column: SHEET_COLUMNS.find((name) => name === column) ?? 'name', text: message }] : []
    })
    if (wrong && mark(wrong)) change.forget()
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
        <table
          ref={table}
          onKeyDown={onKeyDown}
          onBlur={() => sheet.typing && dispatch({ type: 'leave' })}
          className="w-full table-fixed border-collapse"
        >
          <thead>
            <tr className="bg-sunken/60 text-left text-ink-soft text-sm">
              <th scope="col" className="w-11 p-0">
                <label className="grid size-11 place-items-center">
                  <input
                    type="checkbox"
                    aria-label="Select all items"
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
          <tbody className="align-top">
            {drawn.map((row) => (
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
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center max-sm:flex-wrap justify-end gap-x-3 gap-y-1 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        <p aria-live="polite" className="mr-auto text-ink-soft text-sm max-sm:w-full">
          {changed.length > 0
            ? `${items(changed.length)} changed`
            : 'Enter goes down, Tab goes right, Escape takes back. Cells of a spreadsheet can be pasted.'}
        </p>
        {sheet.past.length > 0 && (
          <Button variant="ghost" onClick={() => dispatch({ type: 'undo' })}>
            <Undo2 className="size-4" />
            <span className="max-sm:sr-only">Undo</span>
          </Button>
        )}
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
              disabled={!looked || looked.result.errors.length > 0 || looked.result.changed === 0}
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
