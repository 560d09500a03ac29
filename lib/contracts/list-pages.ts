import { MAX_COUNTED } from '@/lib/domain/list-limits'

/** How many cards each press of 'Show more' brings. */
export const PAGE_SIZE = 24

/**
 * After so many pages a list begins anew at the top: each page renders those before it, so that going back in the browser
 * finds the list as it was, and that must not grow without end.
 */
export const PAGES_PER_SCREEN = 10

/** The part of a list that is on the screen. */
export type ListWindow = {
  /** The last page that is on the screen, from 1. */
  page: number
  /** The first one. */
  firstPage: number
  skip: number
  take: number
}

/** Reads the number of a page from a URL, from 1; anything else is the first one. */
export function parsePage(value: string | readonly string[] | undefined): number {
  return typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1
}

/** What is on the screen when the list is shown up to a page. */
export function listWindow(page: number, size = PAGE_SIZE): ListWindow {
  const firstPage = Math.floor((page - 1) / PAGES_PER_SCREEN) * PAGES_PER_SCREEN + 1
  return { page, firstPage, skip: (firstPage - 1) * size, take: (page - firstPage + 1) * size }
}

/** The last page of a list of so many, at least 1. */
export function lastPage(total: number, size = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(total / size))
}

/** How many there are in a list that is counted up to `MAX_COUNTED` only. */
export function countText(total: number): string {
  return total.toLocaleString('en-US') + (total < MAX_COUNTED ? '' : '+')
}

/** Where a list goes on, and back; null where it does not. */
export type PageLinks = {
  previous: string | null
  next: { href: string; isNewScreen: boolean } | null
}

type Listed = { page: number; total: number; size?: number }

/** The addresses of the pages before and behind what is on the screen. */
export function pageLinks({ page, total, size }: Listed, hrefOf: (page: number) => string): PageLinks {
  const { firstPage } = listWindow(page, size)
  const next = page + 1
  return {
    previous: firstPage > 1 ? hrefOf(firstPage - 1) : null,
    next:
      page < lastPage(total, size) ? { href: hrefOf(next), isNewScreen: listWindow(next).firstPage === next } : null,
  }
}

/** An address with the number of a page in its query; the first page has none. */
export function pageHref(path: string, page: number): string {
  return page > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${page}` : path
}
