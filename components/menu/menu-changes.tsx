import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorText } from '@/components/ui/field'
import { Warning } from '@/components/ui/warning'
import { type MenuColumn, soldOutTitle } from '@/lib/menu/rules/menu-file'
import type { MenuImport } from './use-menu-import'

/** Lines that are shown; the others are counted. */
const SHOWN = 100

export const COLUMN_TITLES: Record<MenuColumn, string> = {
  id: 'Id',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  type: 'Type',
  section: 'Section',
  dietary: 'Dietary tags',
  allergens: 'Allergens',
  choices: 'Choices',
  sold_out: 'Availability',
  picture: 'Picture',
}

function textOf(column: MenuColumn, cell: string): string {
  if (cell === '') return 'nothing'
  if (column === 'price') return `$${cell}`
  return column === 'sold_out' ? soldOutTitle(cell) : cell
}

/** The effects of a change of a menu: the wrong lines, and each item with its old and new texts. */
export function MenuChanges({ result, isAgain, isFile }: { result: MenuImport; isAgain: boolean; isFile: boolean }) {
  const { created, changed, unchanged, errors, moreErrors, ignored, sections, lines } = result
  const counts = [
    [created, 'new'],
    [changed, 'changed'],
    [unchanged, 'unchanged'],
    [errors.length, errors.length === 1 ? 'error' : `errors${moreErrors ? ' and more' : ''}`],
  ] as const
  return (
    <div className="flex flex-col gap-4">
      {isAgain && (
        <Warning>The menu was changed elsewhere meanwhile. These are your changes to the menu as it is now.</Warning>
      )}
      <p role="status" className="tabular font-semibold text-base">
        {counts
          .filter(([count]) => count > 0)
          .map(([count, title]) => `${count} ${title}`)
          .join(' · ') || 'No lines'}
      </p>
      {ignored.length > 0 && <Note>Columns that a menu does not have: {ignored.join(', ')}</Note>}
      {sections.length > 0 && <Note>New sections: {sections.join(', ')}</Note>}
      {errors.length > 0 && (
        <section aria-label="Errors">
          <p className="mb-1 text-base">Nothing can be saved until these are corrected:</p>
          <ul className="flex flex-col gap-1 text-sm">
            {errors.map(({ line, column, message }) => (
              <li key={`${line} ${column} ${message}`} className="break-words">
                <ErrorText
                  text={`${isFile ? `Line ${line}` : ''}${column ? `${isFile ? ', ' : ''}${COLUMN_TITLES[column]}` : ''}: ${message}`}
                />
              </li>
            ))}
          </ul>
          {moreErrors && <Note>… and more. Please correct these first.</Note>}
        </section>
      )}
      {lines.length > 0 && (
        <section aria-label="Changes">
          <ul className="divide-y divide-line rounded-md border border-line">
            {lines.slice(0, SHOWN).map(({ line, name, isNew, changes }) => (
              <li key={line} className="px-3 py-2">
                <p className="break-words font-semibold text-base">
                  {name}
                  {isNew && (
                    <span className="ml-2 rounded-full bg-success-soft px-2 py-0.5 text-success-ink text-xs">New</span>
                  )}
                </p>
                <ul className="text-sm">
                  {changes
                    .filter(({ column }) => !isNew || column === 'price' || column === 'section')
                    .map(({ column, from, to }) => (
                      <li key={column} className="flex flex-wrap items-baseline gap-x-2 break-words">
                        <span className="text-ink-soft">{COLUMN_TITLES[column]}</span>
                        {!isNew && (
                          <>
                            <del className="tabular min-w-0 break-words text-ink-soft">{textOf(column, from)}</del>
                            <ArrowRight aria-label="becomes" className="size-3.5 shrink-0 self-center text-ink-soft" />
                          </>
                        )}
                        <ins className="tabular min-w-0 break-words font-semibold no-underline">
                          {textOf(column, to)}
                        </ins>
                      </li>
                    ))}
                </ul>
              </li>
            ))}
          </ul>
          <More count={lines.length - SHOWN} />
        </section>
      )}
    </div>
  )
}

const Note = ({ children }: { children: ReactNode }) => <p className="break-words text-ink-soft text-sm">{children}</p>

function More({ count }: { count: number }) {
  return count > 0 && <p className="mt-2 text-ink-soft text-sm">… and {count.toLocaleString('en-US')} more</p>
}
