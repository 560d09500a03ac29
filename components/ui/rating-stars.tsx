import { Star } from 'lucide-react'
import { cn } from './class-names'

const STARS = [1, 2, 3, 4, 5]

const SIZES = { sm: 'size-3.5', md: 'size-4.5' }

/** A rating of 0 to 5 as five stars, the last partly filled. */
export function RatingStars({ rating, size = 'md' }: { rating: number; size?: keyof typeof SIZES }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5">
      {STARS.map((star) => {
        const share = Math.min(1, Math.max(0, rating - star + 1))
        return (
          <span key={star} className="relative inline-block">
            <Star className={cn(SIZES[size], 'text-line-strong')} />
            {share > 0 && (
              <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
                <Star className={cn(SIZES[size], 'max-w-none fill-star text-star')} />
              </span>
            )}
          </span>
        )
      })}
    </span>
  )
}
