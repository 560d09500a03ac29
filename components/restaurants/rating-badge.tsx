import { Star } from 'lucide-react'
import { cn } from '@/components/ui/class-names'
import { formatRating } from '@/lib/restaurants/rules/rating'

type RatingBadgeProps = {
  of: { ratingTenths: number | null; reviewCount: number }
  className?: string
}

/** A star with the rating and the number of reviews; empty without reviews (spec §3.2). */
export function RatingBadge({ of: { ratingTenths, reviewCount }, className = 'text-sm' }: RatingBadgeProps) {
  if (ratingTenths === null) return <span className="sr-only">No reviews yet</span>
  return (
    <span className={cn('tabular inline-flex shrink-0 items-center gap-1', className)}>
      <Star className="size-4 fill-star text-star" />
      <span className="sr-only">Rated</span>
      <span className="font-semibold">{formatRating(ratingTenths / 10)}</span>
      <span className="text-ink-soft">
        <span aria-hidden="true">({reviewCount})</span>
        <span className="sr-only">
          out of 5, {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
        </span>
      </span>
    </span>
  )
}
