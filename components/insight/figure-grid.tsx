import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Figures } from '@/lib/insight/rules/figures'
import { formatMoney } from '@/lib/money'
import { formatRating } from '@/lib/restaurants/rules/rating'

type Name = keyof Figures
const NOTHING = '–'

const number = (value: number) => value.toLocaleString('en-US')
const minutes = (value: number) => `${value.toFixed(1)} min`
const rating = (tenths: number) => formatRating(tenths / 10)
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** A change of these in percent would be read as another one. */
const SHARES: readonly Name[] = ['ratingTenths', 'lateShare']

const FIGURES: readonly [Name, title: string, text: (value: number) => string][] = [
  ['salesCents', 'Sales', formatMoney],
  ['orders', 'Orders', number],
  ['averageCents', 'Average order', formatMoney],
  ['tipsCents', 'Tips', formatMoney],
  ['newCustomers', 'New customers', number],
  ['returningCustomers', 'Returning customers', number],
  ['ratingTenths', 'Rating', rating],
  ['minutesToAccept', 'Time to accept', minutes],
  ['minutesToCook', 'Time to cook', minutes],
  ['lateShare', 'Late', percent],
  ['canceled', 'Canceled', number],
  ['refundedCents', 'Refunded', formatMoney],
]

type FigureGridProps = {
  figures: Figures
  before: Figures
  /** As 'the 7 days before'. */
  beforeText: string
}

/** The figures of a period, each with that of the period before. */
export function FigureGrid({ figures, before, beforeText }: FigureGridProps) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line md:grid-cols-3 xl:grid-cols-4">
      {FIGURES.map(([name, title, text]) => {
        const [value, past] = [figures[name], before[name]]
        return (
          <div key={name} className="flex min-w-0 flex-col gap-0.5 bg-surface p-4 sm:p-5">
            <dt className="text-ink-soft text-sm">{title}</dt>
            <dd className="tabular truncate font-extrabold text-xl sm:text-2xl">
              {value === null ? NOTHING : text(value)}
            </dd>
            <dd className="tabular flex min-h-5 flex-wrap items-center gap-x-1.5 text-ink-soft text-sm">
              {!SHARES.includes(name) && <Change value={value} past={past} />}
              {past !== null && (
                <span>
                  {text(past)}
                  <span className="sr-only"> in {beforeText}</span> <span aria-hidden="true">before</span>
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** '↑ 12%', for values that can be compared. */
function Change({ value, past }: { value: number | null; past: number | null }) {
  if (value === null || past === null || past === 0 || value === past) return null
  const share = Math.round((Math.abs(value - past) / past) * 100)
  const Arrow = value > past ? ArrowUp : ArrowDown
  return (
    <span className="inline-flex items-center font-medium text-ink">
      <Arrow className="size-3.5" aria-hidden="true" />
      <span className="sr-only">{value > past ? 'Up' : 'Down'}</span>
      {share > 999 ? '999%+' : `${share}%`}
    </span>
  )
}
