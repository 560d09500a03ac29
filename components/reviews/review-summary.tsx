'use client'

import { RatingStars } from '@/components/ui/rating-stars'
import { formatRating } from '@/lib/restaurants/rules/rating'
import type { StarCounts } from '@/lib/reviews/server/queries'

type ReviewSummaryProps = {
  ratingTenths: number | null
  reviewCount: number
  /** The number of reviews by stars. */
  counts: StarCounts
}

const STARS = [5, 4, 3, 2, 1] as const

/** The rating in large type, with a bar for each number of stars. A client component, like ReviewCard. */
export function ReviewSummary({ ratingTenths, reviewCount, counts }: ReviewSummaryProps) {
  const rating = ratingTenths === null ? null : ratingTenths / 10
  return (
    <div className="flex flex-col gap-6 sm:flex-row sm:items-center sm:gap-10">
      <div className="flex shrink-0 items-center gap-4 sm:flex-col sm:gap-1">
        <p className="tabular font-extrabold text-4xl">{formatRating(rating) || '–'}</p>
        <div className="flex flex-col gap-1 sm:items-center">
          {rating !== null && <RatingStars rating={rating} />}
          <p className="tabular text-ink-soft text-sm">
            {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
          </p>
        </div>
      </div>
      <ul className="flex min-w-0 max-w-md flex-1 flex-col gap-1.5">
        {STARS.map((star) => (
          <li key={star} className="tabular flex items-center gap-3 text-sm">
            <span className="w-3 text-right font-medium" aria-hidden="true">
              {star}
            </span>
            <span className="sr-only">{`${star} ${star === 1 ? 'star' : 'stars'}:`}</span>
            <span aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken-hover">
              <span
                className="block h-full rounded-full bg-star"
                style={{ width: `${reviewCount === 0 ? 0 : (counts[star] / reviewCount) * 100}%` }}
              />
            </span>
            <span className="w-8 text-ink-soft">{counts[star]}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
