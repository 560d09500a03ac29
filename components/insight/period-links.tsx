import Link from 'next/link'
import { chipLook, chipStyles } from '@/components/ui/chip'
import { cn } from '@/components/ui/class-names'
import { PERIODS, type Period } from '@/lib/insight/rules/periods'

const TITLES: Record<Period, string> = { today: 'Today', '7d': '7 days', '28d': '28 days', '12m': '12 months' }

/** The links to the periods. */
export function PeriodLinks({ restaurantId, current }: { restaurantId: number; current: Period }) {
  return (
    <nav aria-label="Period" className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0">
      {PERIODS.map((period) => (
        <Link
          key={period}
          href={`/restaurants/${restaurantId}/insight?period=${period}`}
          prefetch={false}
          scroll={false}
          aria-current={period === current ? 'page' : undefined}
          className={cn(chipStyles, chipLook(period === current))}
        >
          {TITLES[period]}
        </Link>
      ))}
    </nav>
  )
}
