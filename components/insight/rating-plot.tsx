import { scaleBand, scaleLinear } from 'd3-scale'
import { monthText, shortDayText } from '@/lib/date-text'
import type { MonthRating } from '@/lib/insight/rules/figures'
import { formatRating } from '@/lib/restaurants/rules/rating'
import { PlotFrame } from './plot-frame'
import { PlotValues } from './plot-values'

const STARS = [0, 1, 2, 3, 4, 5]
const SIZE = 1000

const ratingText = (tenths: number | null) => (tenths === null ? '–' : formatRating(tenths / 10))
const reviewsText = (reviews: number) => (reviews === 1 ? '1 review' : `${reviews.toLocaleString('en-US')} reviews`)

/** The mean of the reviews of each month. */
export function RatingPlot({ ratings }: { ratings: readonly MonthRating[] }) {
  const y = scaleLinear([0, 5], [SIZE, 0])
  const x = scaleBand([...ratings.keys()], [0, SIZE])
    .paddingInner(0.3)
    .paddingOuter(0.15)
  const table = {
    head: ['Month', 'Reviews', 'Rating'],
    rows: ratings.map(({ month, reviews, ratingTenths }) => [monthText(month), reviews, ratingText(ratingTenths)]),
    file: {
      name: 'rating-by-month',
      rows: ratings.map(({ month, reviews, ratingTenths }) => {
        return [month, reviews, ratingTenths === null ? '' : ratingTenths / 10]
      }),
    },
  }
  const values = ratings.map(({ month, reviews, ratingTenths }) => {
    return `${monthText(month)}: ${ratingText(ratingTenths)}, ${reviewsText(reviews)}`
  })
  return (
    <PlotFrame title="Rating by month" table={table}>
      <div className="tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-4 text-ink-soft text-xs">
        <div aria-hidden="true" className="relative w-2">
          {STARS.map((stars) => (
            <span key={stars} className="absolute right-0 -translate-y-1/2" style={{ top: `${y(stars) / 10}%` }}>
              {stars}
            </span>
          ))}
        </div>
        <div className="h-36">
          <PlotValues label="Rating by month, each value" values={values}>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${SIZE} ${SIZE}`}
              preserveAspectRatio="none"
              className="block size-full overflow-visible"
            >
              {STARS.map((stars) => (
                <line
                  key={stars}
                  x1={0}
                  x2={SIZE}
                  y1={y(stars)}
                  y2={y(stars)}
                  vectorEffect="non-scaling-stroke"
                  className={stars === 0 ? 'stroke-line-strong' : 'stroke-line'}
                />
              ))}
              {ratings.map(({ month, ratingTenths }, index) => {
                const top = y((ratingTenths ?? 0) / 10)
                const bar = { x: x(index), width: x.bandwidth(), y: top, height: SIZE - top }
                return <rect key={month} {...bar} className="fill-accent" />
              })}
            </svg>
          </PlotValues>
        </div>
        <div aria-hidden="true" className="relative col-start-2 mt-2 h-4">
          {ratings.map(({ month }, index) => (
            <span
              key={month}
              className={`absolute -translate-x-1/2 whitespace-nowrap ${index % 2 === 1 ? 'max-sm:hidden' : ''}`}
              style={{ left: `${((index + 0.5) / ratings.length) * 100}%` }}
            >
              {shortDayText(`${month}-01`).slice(0, 3)}
            </span>
          ))}
        </div>
      </div>
    </PlotFrame>
  )
}
