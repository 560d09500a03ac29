import { Check, X } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { timeOf } from '@/lib/date-text'
import type { Order } from '@/lib/orders/server/shapes'
import { stepsOf } from './tracking-texts'

/** The stages of an order in one line, on phones from top to bottom, with their times. */
export function TrackingSteps({ order }: { order: Order }) {
  const steps = stepsOf(order)
  const isCanceled = order.status === 'Canceled'
  return (
    <ol aria-label="Progress" className="flex flex-col sm:flex-row">
      {steps.map(({ stage, name, state, at }, index) => (
        <li
          key={stage}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex min-h-14 gap-4 last:min-h-0 sm:min-h-0 sm:flex-1 sm:flex-col sm:gap-3 sm:last:flex-none"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-8 bottom-0 left-[0.9375rem] w-0.5 transition-colors sm:top-[0.9375rem] sm:right-2 sm:bottom-auto sm:left-10 sm:h-0.5 sm:w-auto',
                state === 'done' && !isCanceled ? 'bg-success' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={cn(
              'grid size-8 shrink-0 place-items-center rounded-full border-2 transition-colors',
              state === 'done' &&
                (isCanceled
                  ? 'border-line-strong bg-surface text-ink-soft'
                  : 'border-success-fill bg-success-fill text-on-fill'),
              state === 'canceled' && 'border-danger-ink bg-danger-soft text-danger-ink',
              state === 'current' && 'border-accent bg-accent-soft',
              state === 'ahead' && 'border-line-strong bg-surface',
            )}
          >
            {state === 'done' && <Check strokeWidth={3} className="size-4" />}
            {state === 'canceled' && <X strokeWidth={3} className="size-4" />}
            {state === 'current' && <span className="size-3 rounded-full bg-accent-fill" />}
          </span>
          <span className="min-w-0 pt-1 sm:pt-0 sm:pr-3">
            <span className={cn('block text-base', state === 'ahead' ? 'font-medium text-ink-soft' : 'font-semibold')}>
              {name}
            </span>
            <span className="tabular block text-ink-soft text-sm">
              {at ? (
                <time dateTime={at.toISOString()}>{timeOf(at, order.restaurant.timeZone)}</time>
              ) : state === 'ahead' ? (
                ''
              ) : (
                'Done'
              )}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
