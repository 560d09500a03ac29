'use client'

import Link from 'next/link'
import { cn } from '@/components/ui/class-names'
import { RatingStars } from '@/components/ui/rating-stars'
import { formatRating } from '@/lib/restaurants/rules/rating'
import { STARS, type Stars, starsHref, starsText } from '@/lib/reviews/rules/stars'
import type { StarCounts } from '@/lib/reviews/server/queries'

type ReviewSummaryProps = {
  ratingTenths: number | null
  reviewCount: number
  /** The number of reviews by stars. */
  counts: StarCounts
  /** The path of the reviews, where each bar filters them by its stars. */
  path?: string
  /** The stars of the filter. */
  chosen?: Stars | null
}

/** The rating in large type, with a bar for each number of stars. A client component, like ReviewCard. */
export function ReviewSummary({ ratingTenths, reviewCount, counts, path, chosen = null }: ReviewSummaryProps) {
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
      <ul className={cn('flex min-w-0 max-w-md flex-1 flex-col', !path && 'gap-1.5')}>
        {STARS.map((star) => (
          <li key={star} className="tabular text-sm">
            {path && counts[star] > 0 ? (
              <Link
                href={starsHref(path, chosen === star ? null : star)}
                prefetch={false}
                scroll={false}
                aria-current={chosen === star || undefined}
                className={cn(
                  '-mx-2 flex min-h-8 items-center gap-3 rounded-sm px-2 hover:bg-sunken',
                  chosen === star && 'bg-accent-soft text-accent-ink hover:bg-accent-soft-hover',
                )}
              >
                <StarsBar star={star} count={counts[star]} of={reviewCount} />
              </Link>
            ) : (
              <span className={cn('flex items-center gap-3', path && 'min-h-8')}>
                <StarsBar star={star} count={counts[star]} of={reviewCount} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The share of the reviews with these stars. */
function StarsBar({ star, count, of }: { star: Stars; count: number; of: number }) {
  return (
    <>
      <span className="w-3 text-right font-medium" aria-hidden="true">
        {star}
      </span>
      <span className="sr-only">{`${starsText(star)}:`}</span>
      <span aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-sunken-hover">
        <span
          className="block h-full rounded-full bg-star"
          style={{ width: `${of === 0 ? 0 : (count / of) * 100}%` }}
        />
      </span>
      <span className="w-8 text-ink-soft">{count}</span>
    </>
  )
}
