import * as z from 'zod/mini'
import { idOut } from '@/lib/contract/fields'
import { MAX_MENU_ITEMS } from '@/lib/list-limits'
import { MENU_COLUMNS } from '@/lib/menu/rules/menu-file'

const columnOut = z.enum(MENU_COLUMNS)

/** The query of POST /api/manage/{id}/menu/import. */
export const menuImportQuery = z.object({
  dry: z
    ._default(z.enum(['true', 'false'], { error: "Dry must be 'true' or 'false'" }), 'true')
    .check(z.describe("With 'true', nothing is written: the answer tells what would be")),
  version: z.optional(z.string()).check(z.describe('That of the dry run; without it nothing is written')),
  decimal: z
    ._default(z.enum(['auto', 'point', 'comma'], { error: "Decimal must be 'auto', 'point' or 'comma'" }), 'auto')
    .check(z.describe('What stands before the cents in prices')),
})
export type MenuImportQuery = z.output<typeof menuImportQuery>

const cell = z.optional(z.string({ error: 'Rows must be lists of texts by column' }))
const ROWS_TEXT = `Rows must be at most ${MAX_MENU_ITEMS} lines of a menu`

/** POST /api/manage/{id}/menu/import: the text of a file, or some of its lines. */
export const menuImportBody = z
  .object({
    csv: z.optional(z.string({ error: 'Csv must be a text' })),
    rows: z.optional(
      z
        .array(
          z.object({
            id: cell,
            name: cell,
            description: cell,
            price: cell,
            type: cell,
            section: cell,
            dietary: cell,
            allergens: cell,
            choices: cell,
            sold_out: cell,
            picture: cell,
          }),
          { error: ROWS_TEXT },
        )
        .check(z.maxLength(MAX_MENU_ITEMS, ROWS_TEXT)),
    ),
  })
  .register(z.globalRegistry, { id: 'MenuImport' })
export type MenuImportBody = z.output<typeof menuImportBody>

const count = z.int().check(z.nonnegative())
const line = z.int().check(z.positive()).check(z.describe('Where the line begins in the file; of rows, their number'))

/** The changes that an import has made, or would make. */
export const menuImportOut = z
  .object({
    created: count,
    changed: count,
    unchanged: count,
    errors: z
      .array(z.object({ line, column: z.nullable(columnOut), message: z.string() }))
      .check(z.describe('The first 100. With any error nothing is written')),
    moreErrors: z
      .boolean()
      .check(z.describe('There are more errors. Reading stopped, and the other fields are incomplete')),
    version: z.string().check(z.describe('Of the menu, which a call that writes sends back')),
    decimal: z
      .nullable(z.enum(['point', 'comma']))
      .check(z.describe('How prices were read; null when they can be read in two ways, and the call has to say which')),
    ignored: z.array(z.string()).check(z.describe('Columns that a menu does not have')),
    sections: z.array(z.string()).check(z.describe('New sections')),
    lines: z
      .array(
        z.object({
          line,
          id: z.nullable(idOut).check(z.describe('Null for an item that is not there yet')),
          name: z.string(),
          isNew: z.boolean(),
          changes: z.array(z.object({ column: columnOut, from: z.string(), to: z.string() })),
        }),
      )
      .check(z.describe('The new and the changed items')),
  })
  .register(z.globalRegistry, { id: 'MenuImportResult' })
export type MenuImportOut = z.infer<typeof menuImportOut>

/** GET /api/manage/{id}/menu.csv. */
export const menuFileOut = z.string().check(z.describe(`The columns ${MENU_COLUMNS.join(', ')}; a line for each item`))
