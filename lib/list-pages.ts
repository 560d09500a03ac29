import { MAX_COUNTED } from './list-limits'

/** How many cards each press of 'Show more' adds. */
export const PAGE_SIZE = 24

/**
 * After this many pages a list continues on a new screen. A screen renders its earlier pages again, so that Back finds
 * the list unchanged; that must not grow without limit.
 */
export const PAGES_PER_SCREEN = 10

/** Reads a page number from a URL, from 1; anything else is page 1. */
export function parsePage(value: string | readonly string[] | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/** The visible part of a list shown up to a page: the screen's first page (from 1), and the rows to skip and take. */
export function pageRange(page: number, size = PAGE_SIZE) {
  const firstPage = Math.floor((page - 1) / PAGES_PER_SCREEN) * PAGES_PER_SCREEN + 1
  return { page, firstPage, skip: (firstPage - 1) * size, take: (page - firstPage + 1) * size }
}

/** The last page of a list with this many rows, at least 1. */
export function lastPage(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The size of a list that is counted only up to `MAX_COUNTED`. */
export function countText(total: number): string {
  return total.toLocaleString('en-US') + (total < MAX_COUNTED ? '' : '+')
}

/** `shown` is the number of rows on the screen. */
type Listed = { page: number; shown: number; total: number; size?: number }

/** The props of the pager: how far the list at a path is shown, and where it continues. */
export function pagingProps(path: string, { page, shown, total, size }: Listed) {
  const { firstPage, skip } = pageRange(page, size)
  const next = page + 1
  const hasMore = page < lastPage(total, size)
  return {
    page,
    shown,
    previous: firstPage > 1 ? pageHref(path, firstPage - 1) : null,
    next: hasMore ? { href: pageHref(path, next), isNewScreen: pageRange(next).firstPage === next } : null,
    progress: `${skip + shown} of ${countText(total)}`,
  }
}

/** An address with a page number in its query; the first page has none. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
}
