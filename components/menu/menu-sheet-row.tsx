'use client'

import { memo, type ReactNode, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { ErrorText } from '@/components/ui/field'
import { SOLD_OUT_TITLES } from '@/lib/menu/rules/menu-file'
import { SHEET_COLUMNS, type SheetAction, type SheetColumn, type SheetRow } from '@/lib/menu/rules/menu-sheet'
import { cellId } from './sheet-cell'

type Options = readonly (readonly [value: string, label: string])[]

type MenuSheetRowProps = {
  row: SheetRow
  edits: Partial<SheetRow['cells']> | undefined
  isSelected: boolean
  /** The sections by the texts that a file has for them. */
  sections: Options
  /** The errors of its cells. */
  errors: Partial<SheetRow['cells']> | undefined
  dispatch: (action: SheetAction) => void
}

/**
 * An item as a row of the sheet. Hundreds of them stand together, so only a changed one renders again, and each has few
 * elements.
 */
export const MenuSheetRow = memo(function MenuSheetRow(props: MenuSheetRowProps) {
  const { row, edits, isSelected, sections, errors, dispatch } = props
  const { id, cells } = row

  const control = (column: SheetColumn, label: string) => ({
    id: cellId(id, column),
    'aria-label': `${label} of ${cells.name}`,
    'aria-invalid': errors?.[column] ? true : undefined,
    'aria-describedby': errors?.[column] && `${cellId(id, column)}-error`,
    value: edits?.[column] ?? cells[column],
    className: cn(
      'h-11 w-full min-w-0 px-2.5 text-base focus:outline-2 focus:outline-focus focus:-outline-offset-2 aria-invalid:inset-ring-2 aria-invalid:inset-ring-danger fine:h-10',
      edits?.[column] === undefined ? 'bg-transparent' : 'bg-accent-soft font-semibold',
      column === 'price' && 'tabular pl-6',
    ),
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) =>
      dispatch({ type: 'type', row, column, text: target.value }),
  })
  const before = (column: SheetColumn) =>
    edits?.[column] !== undefined && <span className="sr-only">{`was ${cells[column] || 'empty'}`}</span>
  const wrong = SHEET_COLUMNS.flatMap((column) => (errors?.[column] ? [{ column, text: errors[column] }] : []))

  return (
    <>
      <tr className={cn('border-line border-t', isSelected && 'bg-sunken')}>
        <td className="p-0">
          <label className="grid size-11 place-items-center fine:h-10">
            <input
              id={cellId(id, 'selected')}
              type="checkbox"
              aria-label={`Select ${cells.name}`}
              checked={isSelected}
              onChange={({ target }) => dispatch({ type: 'select', ids: [id], isSelected: target.checked })}
              className="size-4.5 accent-accent-fill"
            />
          </label>
        </td>
        <Cell>
          <input
            type="text"
            autoComplete="off"
            {...control('name', 'Name')}
            onFocus={({ target }) => target.select()}
          />
          {before('name')}
        </Cell>
        <Cell className="relative before:pointer-events-none before:absolute before:top-2.5 before:left-2.5 before:text-ink-soft before:content-['$'] fine:before:top-2">
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...control('price', 'Price')}
            onFocus={({ target }) => target.select()}
          />
          {edits?.price !== undefined && (
            <p className="tabular px-2.5 pb-1 text-ink-soft text-xs">was ${cells.price}</p>
          )}
        </Cell>
        <Cell className="hidden md:table-cell">
          <SheetSelect control={control('section', 'Section')} options={sections} />
          {before('section')}
        </Cell>
        <Cell className="hidden md:table-cell">
          <SheetSelect control={control('sold_out', 'Availability')} options={SOLD_OUT_TITLES} />
          {before('sold_out')}
        </Cell>
      </tr>
      {/* In a row of their own, since the columns are too narrow for sentences. */}
      {wrong.length > 0 && (
        <tr>
          <td />
          <td colSpan={2} className="border-line border-l px-2.5 py-1 text-sm">
            {wrong.map(({ column, text }) => (
              <p key={column} id={`${cellId(id, column)}-error`}>
                <ErrorText text={text} />
              </p>
            ))}
          </td>
          <td colSpan={2} className="hidden md:table-cell" />
        </tr>
      )}
    </>
  )
})

const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <td className={cn('border-line border-l p-0', className)}>{children}</td>
)

type SheetSelectProps = { control: { id: string; value: string; className: string }; options: Options }

/** A choice in a cell. The options of all rows would be most of the page, so it gets them when it is reached. */
function SheetSelect({ control, options }: SheetSelectProps) {
  const [isReached, setReached] = useState(false)
  const current = options.find(([value]) => value === control.value) ?? [control.value, control.value]
  const shown = isReached ? new Map([...options, current]) : [current]
  const reach = () => setReached(true)
  return (
    <select {...control} onFocus={reach} onPointerDown={reach}>
      {[...shown].map(([value, label]) => (
        <option key={value} value={value} className="bg-surface text-ink">
          {label}
        </option>
      ))}
    </select>
  )
}
