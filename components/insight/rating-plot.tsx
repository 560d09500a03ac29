import { BarPlot } from '@/components/plots/bar-plot'
import { monthText, shortDayText } from '@/lib/date-text'
import type { MonthRating } from '@/lib/insight/rules/figures'
import { formatRating } from '@/lib/restaurants/rules/rating'

const MOST_STARS = 5

const ratingText = (tenths: number | null) => (tenths === null ? '–' : formatRating(tenths / 10))
const reviewsText = (reviews: number) => (reviews === 1 ? '1 review' : `${reviews.toLocaleString('en-US')} reviews`)

/** The mean of the reviews of each month. */
export function RatingPlot({ ratings }: { ratings: readonly MonthRating[] }) {
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
  const marks = ratings.map(({ month, reviews, ratingTenths }, index) => ({
    text: `${monthText(month)}: ${ratingText(ratingTenths)}, ${reviewsText(reviews)}`,
    value: (ratingTenths ?? 0) / 10,
    tick: shortDayText(`${month}-01`).slice(0, 3),
    minor: index % 2 === 1,
  }))
  return <BarPlot title="Rating by month" table={table} marks={marks} least={MOST_STARS} steps={MOST_STARS} size="sm" />
}
