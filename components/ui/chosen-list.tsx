import { cn } from './class-names'
import { Price } from './price'

type ChosenListProps = {
  /** In the order of the menu, which is the kitchen's reading order. */
  chosen: readonly { id: number; group: string; name: string; priceCents: number }[]
  /** Shows what each adds to the price of a piece. */
  withPrices?: boolean
  /** The size and color of the text, which are inherited by default. */
  className?: string
}

/** The choices of a line of the cart or of an order, one below the other; nothing for a line without any. */
export function ChosenList({ chosen, withPrices, className }: ChosenListProps) {
  if (chosen.length === 0) return null
  return (
    <ul className={cn('flex min-w-0 flex-col', className)}>
      {chosen.map(({ id, group, name, priceCents }) => (
        <li key={id} className="break-words">
          {/* Only screen readers need the group: sizes look like sizes. */}
          <span className="sr-only">{`${group}: `}</span>
          {name}
          {withPrices && priceCents > 0 && (
            <span className="ml-1.5 whitespace-nowrap text-ink-soft">
              +<Price cents={priceCents} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
