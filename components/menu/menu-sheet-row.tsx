'use client'

import { memo } from 'react'
import { cn } from '@/components/ui/class-names'
import { ErrorText } from '@/components/ui/field'
import type { MenuCells } from '@/lib/menu/rules/menu-file'
import type { SheetAction, SheetColumn, SheetRow } from '@/lib/menu/rules/menu-sheet'

import { AVAILABILITY_TITLES } from './menu-changes'

/** The id of the control of a cell; the column 'selected' has the checkboxes. */
export const cellId = (id: number, column: SheetColumn | 'selected') => `sheet-${id}-${column}`

const SOLD_OUT_OPTIONS = Object.entries(AVAILABILITY_TITLES).map(([value, label]) => ({ value, label }))
const NO_SECTION = { value: '', label: 'No section' }

type MenuSheetRowProps = {
  row: SheetRow
  edits: MenuCells | undefined
  isSelected: boolean
  /** The sections by the texts that a file has for them. */
  sections: readonly { value: string; label: string }[]
  /** The errors of its cells. */
  errors: Partial<Record<SheetColumn, string>> | undefined
  dispatch: (action: SheetAction) => void
}

/** An item as a row of the sheet. Hundreds of them stand together, so that only a changed one renders again. */
export const MenuSheetRow = memo(function MenuSheetRow(props: MenuSheetRowProps) {
  const { row, edits, isSelected, sections, errors, dispatch } = props
  const { id, cells } = row
  const { name } = cells

  const control = (column: SheetColumn, label: string) => ({
    id: cellId(id, column),
    'aria-label': `${label} of ${name}`,
    'aria-invalid': errors?.[column] ? true : undefined,
    'aria-describedby': errors?.[column] && `${cellId(id, column)}-error`,
    value: edits?.[column] ?? cells[column],
    className: cn(
      column === 'price' && 'tabular pl-6',
      (column === 'section' || column === 'sold_out') && 'pr-2',
      'h-11 w-full min-w-0 px-2.5 text-base outline-none focus:outline-2 focus:outline-focus focus:-outline-offset-2 aria-invalid:outline-2 aria-invalid:outline-danger aria-invalid:-outline-offset-2 fine:h-10',
      edits?.[column] === undefined ? 'bg-transparent' : 'bg-accent-soft font-semibold',
    ),
  })
  const type = (column: SheetColumn, text: string) => dispatch({ type: 'type', row, column, text })
  const error = (column: SheetColumn) =>
    errors?.[column] && (
      <p id={`${cellId(id, column)}-error`} className="px-2.5 pb-1 text-sm">
        <ErrorText text={errors[column]} />
      </p>
    )
  const before = (column: SheetColumn) =>
    edits?.[column] !== undefined && <span className="sr-only">{`was ${cells[column] || 'empty'}`}</span>

  return (
    <tr className={cn('border-line border-t', isSelected && 'bg-sunken')}>
      <td className="p-0 text-center">
        <label className="grid size-11 place-items-center fine:h-10">
          <span className="sr-only">Select {name}</span>
          <input
            id={cellId(id, 'selected')}
            type="checkbox"
            checked={isSelected}
            onChange={({ target }) => dispatch({ type: 'select', ids: [id], isSelected: target.checked })}
            className="size-4.5 accent-accent-fill"
          />
        </label>
      </td>
      <td className="border-line border-l p-0">
        <input
          type="text"
          autoComplete="off"
          {...control('name', 'Name')}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type('name', target.value)}
        />
        {before('name')}
        {error('name')}
      </td>
      <td className="border-line border-l p-0">
        <span className="relative block">
          <span className="pointer-events-none absolute inset-y-0 left-2.5 grid place-items-center text-ink-soft">
            $
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...control('price', 'Price')}
            onFocus={({ target }) => target.select()}
            onBlur={() => dispatch({ type: 'leave', row, column: 'price' })}
            onChange={({ target }) => type('price', target.value)}
          />
        </span>
        {edits?.price !== undefined && <p className="tabular px-2.5 pb-1 text-ink-soft text-xs">was ${cells.price}</p>}
        {error('price')}
      </td>
      <td className="hidden border-line border-l p-0 md:table-cell">
        <SheetSelect
          control={control('section', 'Section')}
          options={[NO_SECTION, ...sections]}
          onChange={(text) => type('section', text)}
        />
        {before('section')}
        {error('section')}
      </td>
      <td className="hidden border-line border-l p-0 md:table-cell">
        <SheetSelect
          control={control('sold_out', 'Availability')}
          options={SOLD_OUT_OPTIONS}
          onChange={(text) => type('sold_out', text)}
        />
        {before('sold_out')}
        {error('sold_out')}
      </td>
    </tr>
  )
})

type SheetSelectProps = {
  control: { id: string; value: string; className: string }
  options: readonly { value: string; label: string }[]
  onChange: (text: string) => void
}

function SheetSelect({ control, options, onChange }: SheetSelectProps) {
  return (
    <select {...control} onChange={({ target }) => onChange(target.value)}>
      {options.map(({ value, label }) => (
        <option key={value} value={value} className="bg-surface text-ink">
          {label}
        </option>
      ))}
    </select>
  )
}
