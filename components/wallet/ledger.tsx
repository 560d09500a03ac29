import { ArrowDownLeft, ArrowUpRight, Gift, type LucideIcon, RotateCcw, ShoppingBag } from 'lucide-react'
import Link from 'next/link'
import { cn } from '@/components/ui/class-names'
import { Price } from '@/components/ui/price'
import { clockText, dayText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import type { WalletEntryRow } from '@/lib/wallet/server'
import { wallClock } from '@/lib/zoned-time'

const REASONS: Record<WalletEntryRow['reason'], { text: string; icon: LucideIcon }> = {
  signup: { text: 'Welcome credit', icon: Gift },
  top_up: { text: 'Funds added', icon: ArrowDownLeft },
  deduction: { text: 'Payment', icon: ArrowUpRight },
  order_payment: { text: 'Order', icon: ShoppingBag },
  order_refund: { text: 'Refund of order', icon: RotateCcw },
  order_partial_refund: { text: 'Partial refund of order', icon: RotateCcw },
}

type LedgerProps = { entries: readonly WalletEntryRow[]; timeZone: string }

/** Every change of the balance, newest first: time, reason, amount and balance. */
export function Ledger({ entries, timeZone }: LedgerProps) {
  return (
    <ul className="flex flex-col rounded-lg border border-line bg-surface px-4 pt-4 pb-1 sm:px-6">
      {entries.map((entry, index) => {
        const { day, minutes } = wallClock(entry.createdAt, timeZone)
        const before = entries[index - 1]
        const opensDay = !before || wallClock(before.createdAt, timeZone).day !== day
        return (
          <li key={entry.id} className={cn(!opensDay && 'border-line border-t')}>
            {opensDay && (
              <h3 className={cn('pb-1 font-semibold text-ink-soft text-sm', index > 0 && 'border-line border-t pt-4')}>
                {dayText(day)}
              </h3>
            )}
            <EntryLine entry={entry} time={clockText(minutes)} />
          </li>
        )
      })}
    </ul>
  )
}

function EntryLine({ entry, time }: { entry: WalletEntryRow; time: string }) {
  const { text, icon: Icon } = REASONS[entry.reason]
  const isGain = entry.amountCents > 0
  return (
    <div className="flex items-center gap-3 py-3 sm:gap-4">
      <span
        className={cn(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isGain ? 'bg-success-soft text-success-ink' : 'bg-sunken text-ink-soft',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{entry.order ? <OrderLink {...entry.order} text={text} /> : text}</p>
        <p className="tabular text-ink-soft text-sm">
          <time dateTime={entry.createdAt.toISOString()}>{time}</time>
        </p>
      </div>
      <div className="text-right">
        <p className={cn('tabular font-semibold', isGain && 'text-success-ink')}>
          {isGain ? '+' : '−'}
          {formatMoney(Math.abs(entry.amountCents))}
        </p>
        <p className="text-ink-soft text-sm">
          <span className="max-sm:sr-only">Balance </span>
          <Price cents={entry.balanceAfterCents} />
        </p>
      </div>
    </div>
  )
}

function OrderLink({ id, restaurantName, text }: { id: number; restaurantName: string; text: string }) {
  return (
    <Link
      href={`/orders?order=${id}#order-${id}`}
      prefetch={false}
      className="inline-flex min-h-6 items-center rounded-sm underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {`${text} ${id} · ${restaurantName}`}
    </Link>
  )
}
