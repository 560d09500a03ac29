import { Checkbox } from './checkbox'
import { Stepper } from './stepper'

/** How many pieces of each line are chosen, by its id. */
export type Pieces = Readonly<Record<number, number>>

/** The chosen lines with their numbers of pieces. */
export function chosenPieces(pieces: Pieces): { id: number; quantity: number }[] {
  return Object.entries(pieces).flatMap(([id, quantity]) => (quantity > 0 ? [{ id: Number(id), quantity }] : []))
}

/** The choice for lines with their numbers of pieces. */
export function piecesOf(lines: readonly { id: number; quantity: number }[]): Pieces {
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity]))
}

type PiecePickerProps = {
  label: string
  lines: readonly { id: number; name: string; quantity: number }[]
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

/** Chooses lines, and how many pieces of those that have several. */
export function PiecePicker({ label, lines, pieces, onChange }: PiecePickerProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      <ul className="divide-y divide-line">
        {lines.map(({ id, name, quantity }) => {
          const chosen = pieces[id] ?? 0
          const set = (count: number) => onChange({ ...pieces, [id]: count })
          return (
            <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1">
              <Checkbox
                label={quantity > 1 ? `${quantity} × ${name}` : name}
                checked={chosen > 0}
                onChange={({ target }) => set(target.checked ? quantity : 0)}
              />
              {chosen > 0 && quantity > 1 && (
                <Stepper label={name} value={chosen} max={quantity} onChange={set} size="sm" />
              )}
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
