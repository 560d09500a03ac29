/** The stars that a review gives, best first. */
export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

/** Reads the stars of a filter from a URL; null for anything else. */
export function parseStars(value: string | readonly string[] | null | undefined): Stars | null {
  return STARS.find((stars) => value === String(stars)) ?? null
}

/** The address of the reviews at a path with these stars; all of them for null. */
export function starsHref(path: string, stars: Stars | null): string {
  return stars === null ? path : `${path}${path.includes('?') ? '&' : '?'}stars=${stars}`
}

/** '5 stars'. */
export function starsText(stars: Stars): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`
}
