import { CircleAlert } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { laterDayText, laterText } from '@/lib/date-text'
import type { Problem } from '@/lib/orders/rules/checkout-states'
import type { Order } from '@/lib/orders/server/shapes'

/** Why the order was not placed, and what helps. The live region is there first, or its text would not be announced. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {problem && (
        <p
          className={cn(
            'mb-3 flex items-start gap-2 rounded-sm px-4 py-3 text-sm',
            problem.kind === 'updated' ? 'bg-warning-soft text-warning-ink' : 'bg-danger-soft text-danger-ink',
          )}
        >
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          <span>
            <span className="font-medium">{problem.text}</span>
            {problem.kind === 'funds' && (
              <span className="block text-ink">Add funds under Payment, or pay by card.</span>
            )}
          </span>
        </p>
      )}
    </div>
  )
}

/** Why a restaurant takes no orders: it pauses, until a known time or until further notice. */
export function closedText({ restaurant: { name, timeZone } }: Order, until: Date | null | undefined): string {
  if (!until) return `${name} is not taking orders right now.`
  return `${name} is not taking orders until ${laterText(until, timeZone, new Date())}.`
}

/** The opening that an order is for while its restaurant is closed; null is now. */
export function openingText({ restaurant: { name, timeZone } }: Order, opensAt: Date | null): string {
  if (!opensAt) return `${name} is open now and starts on your order at once.`
  return `${name} is closed now. Your order is for its opening, ${laterDayText(opensAt, timeZone, new Date())}.`
}
