'use client'

import { ThumbsUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Picture } from '@/components/ui/picture'
import { RatingStars } from '@/components/ui/rating-stars'
import { shownPicture } from '@/lib/picture-addresses'
import { THUMBS_UP_FROM } from '@/lib/restaurants/rules/rating'

type ReviewCardProps = {
  /** The author, or the restaurant. */
  title: ReactNode
  picture?: string | null
  /** As an ISO instant, for the `time` element. */
  date: string
  /** The date in words. */
  dateText: string
  restaurantRating: number
  orderRating: number
  text: string
  /** The restaurant's answer. */
  reply: { by: string; text: string; date: string; dateText: string } | null
  /** Edit and delete, for the viewer's own review. */
  actions?: ReactNode
  /** The button that reports it. */
  report?: ReactNode
  /** The note for its author while it is hidden. */
  note?: ReactNode
  /** The owner's buttons: reply, or edit and delete the reply. */
  replyActions?: ReactNode
}

/** One review: author, date, stars and text. A client component: the page then contains its props, not its elements. */
export function ReviewCard({ title, picture: address, ...review }: ReviewCardProps) {
  const picture = shownPicture(address)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        {picture ? (
          <Picture src={picture} alt="" sizes="2.75rem" className="size-11 shrink-0 rounded-full" />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-11 shrink-0 place-items-center rounded-full bg-sunken font-bold text-ink-soft text-lg uppercase"
          >
            {typeof title === 'string' ? title.charAt(0) : '·'}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold">{title}</p>
          <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            <RatingStars rating={review.restaurantRating} size="sm" />
            <time dateTime={review.date}>{review.dateText}</time>
          </p>
        </div>
        {review.actions && <div className="flex shrink-0 gap-1">{review.actions}</div>}
      </div>
      {review.note}
      <p className="whitespace-pre-line break-words text-base">{review.text}</p>
      <div className="flex items-center justify-between gap-4">
        <p className="flex items-center gap-1.5 font-medium text-sm">
          {review.orderRating >= THUMBS_UP_FROM && (
            <ThumbsUp role="img" aria-label="Thumbs up" className="size-4 text-success-ink" />
          )}
          <span className="tabular">{`Order rated ${review.orderRating} of 5`}</span>
        </p>
        {review.report}
      </div>
      {review.reply === null && review.replyActions && <div className="flex">{review.replyActions}</div>}
      {review.reply && (
        <div className="rounded-md bg-sunken px-4 py-3">
          <div className="flex items-center gap-1">
            <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-semibold">{`Reply from ${review.reply.by}`}</span>
              <time dateTime={review.reply.date} className="text-ink-soft">
                {review.reply.dateText}
              </time>
            </p>
            {review.replyActions}
          </div>
          <p className="mt-1 whitespace-pre-line break-words text-base">{review.reply.text}</p>
        </div>
      )}
    </Card>
  )
}
