import { type Cents, formatMoney } from '@/lib/money'
import { cn } from './class-names'

/** An amount of money in tabular figures. */
export function Price({ cents, className }: { cents: Cents; className?: string }) {
  return <span className={cn('tabular whitespace-nowrap', className)}>{formatMoney(cents)}</span>
}
