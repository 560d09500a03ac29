import { type AnswerOf, ApiError, call } from '@/lib/client/api'
import { isId, isInteger, isListOf, isObject, isOneOf, isText, type Shape } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'
import { MENU_COLUMNS, type MenuCells, type MenuColumn } from '@/lib/menu/rules/menu-file'

type Looked = AnswerOf<'importMenu'>
type Cell = { id: number; column: MenuColumn; from: string; to: string }
/** The last saved changes of a menu, which can be undone for an hour. */
export type UndoableMenu = { at: number; cells: Cell[] }

const HOUR_MS = 60 * 60_000
const keyOf = (restaurantId: number) => `menuChanges_${restaurantId}`
const shape: Shape<UndoableMenu> = isObject<UndoableMenu>({
  at: isInteger(0),
  cells: isListOf(isObject<Cell>({ id: isId, column: isOneOf(MENU_COLUMNS), from: isText, to: isText })),
})

/** Keeps what was saved, also over a reload. New items are not undone: nothing here deletes. */
export function keepUndoable(restaurantId: number, { lines }: Looked): void {
  const cells = lines.flatMap(({ id, isNew, changes }) =>
    id === null || isNew ? [] : changes.map((change) => ({ id, ...change })),
  )
  writeStored(keyOf(restaurantId), cells.length > 0 ? { at: Date.now(), cells } : null)
}

/** The changes that can still be undone, and when that ends. */
export function readUndoable(restaurantId: number) {
  const kept = readStored(keyOf(restaurantId), shape)
  const until = kept && new Date(kept.at + HOUR_MS)
  return kept && until && until.getTime() > Date.now() ? { items: countItems(kept.cells), until } : null
}

const countItems = (cells: readonly Cell[]) => new Set(cells.map(({ id }) => id)).size

/** Attempts, while others go on changing the menu. */
const TRIES = 3

/**
 * Undoes the last saved changes. A cell that was changed again since, or whose item is gone, stays; returns how many
 * items were undone, and how many were left.
 */
export async function undoMenu(restaurantId: number): Promise<{ undone: number; left: number }> {
  const params = { id: restaurantId }
  const all = readStored(keyOf(restaurantId), shape)?.cells ?? []
  for (let tries = 1; ; tries += 1) {
    const { cells, version } = await undoableNow(all, params)
    const rows = rowsOf(cells)
    try {
      if (rows.length > 0) await call('importMenu', { params, query: { dry: 'false', version }, body: { rows } })
      writeStored(keyOf(restaurantId), null)
      const undone = countItems(cells)
      return { undone, left: countItems(all) - undone }
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409) || tries === TRIES) throw error
    }
  }
}

/** The cells that are still as they were saved, and the version of the menu in which they are. */
async function undoableNow(all: readonly Cell[], params: { id: number }) {
  let cells = [...all]
  for (;;) {
    const rows = rowsOf(cells)
    const { lines, errors, version } = await call('importMenu', { params, body: { rows } })
    const wrong = errors.map(({ line, column }) => ({ id: Number(rows[line - 1]?.id), column }))
    const fitting = cells.filter(
      ({ id, column }) => !wrong.some((one) => one.id === id && (one.column === column || one.column === 'id')),
    )
    // A line with an error is left out of the answer, so the others of it are looked at again.
    if (fitting.length === cells.length) {
      const now = new Map(lines.map(({ id, changes }) => [id, changes]))
      const isAsSaved = ({ id, column, to }: Cell) =>
        now.get(id)?.some((change) => change.column === column && change.from === to) ?? false
      return { cells: cells.filter(isAsSaved), version }
    }
    cells = fitting
  }
}

/** The lines that put the old texts back. */
function rowsOf(cells: readonly Cell[]): MenuCells[] {
  const rows = new Map<number, MenuCells>()
  for (const { id, column, from } of cells) rows.set(id, { ...rows.get(id), id: String(id), [column]: from })
  return [...rows.values()]
}
