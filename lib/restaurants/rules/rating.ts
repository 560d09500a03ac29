/** An order rating of at least this shows a thumbs-up (spec §9.4). */
export const THUMBS_UP_FROM = 3

/** The mean of star ratings in tenths, rounded half up; null without reviews (spec §3.2). */
export function ratingTenths(sum: number, count: number): number | null {
  return count === 0 ? null : Math.floor((sum * 20 + count) / (count * 2))
}

/** '4.0', or an empty text when there are no reviews (spec §3.2). */
export function formatRating(rating: number | null): string {
  return rating === null ? '' : rating.toFixed(1)
}
