import { MAX_COUNTED } from '@/lib/domain/list-limits'

/** How many cards each press of 'Show more' adds. */
export const PAGE_SIZE = 24

/**
 * After this many pages a list continues on a new screen: each page renders all before it, so that Back finds the list
 * unchanged, and that must not grow without limit.
 */
export const PAGES_PER_SCREEN = 10

/** The visible part of a list. */
export type ListWindow = {
  /** The last visible page, from 1. */
  page: number
  /** The first visible page. */
  firstPage: number
  skip: number
  take: number
}

/** Reads a page number from a URL, from 1; anything else is page 1. */
export function parsePage(value: string | readonly string[] | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/** The visible part of a list that is shown up to a page. */
export function listWindow(page: number, size = PAGE_SIZE): ListWindow {
  const firstPage = Math.floor((page - 1) / PAGES_PER_SCREEN) * PAGES_PER_SCREEN + 1
  return { page, firstPage, skip: (firstPage - 1) * size, take: (page - firstPage + 1) * size }
}

/** The last page of a list with this many rows, at least 1. */
export function lastPage(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The number of rows of a list that is counted up to `MAX_COUNTED` only. */
export function countText(total: number): string {
  return total.toLocaleString('en-US') + (total < MAX_COUNTED ? '' : '+')
}

/** The links forward and back; null where there is nothing more. */
export type PageLinks = {
  previous: string | null
  next: { href: string; isNewScreen: boolean } | null
}

type Listed = { page: number; total: number; size?: number }

/** The links to the pages before and after the visible ones. */
export function pageLinks({ page, total, size }: Listed, hrefOf: (page: number) => string): PageLinks {
  const { firstPage } = listWindow(page, size)
  const next = page + 1
  return {
    previous: firstPage > 1 ? hrefOf(firstPage - 1) : null,
    next:
      page < lastPage(total, size) ? { href: hrefOf(next), isNewScreen: listWindow(next).firstPage === next } : null,
  }
}

/** An address with a page number in its query; the first page has none. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
}
