'use client'

import { SearchX } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PagedList } from '@/components/ui/paged-list'
import { SectionLink } from '@/components/ui/section-link'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { TEXTS } from '@/lib/contract/texts'
import { countText, pagingProps } from '@/lib/list-pages'
import { countFilters, homeHref, NO_FILTER, type RestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import type { RestaurantCardRow } from '@/lib/restaurants/server/shapes'
import { CuisineChips } from './cuisine-chips'
import { FilterBar } from './filter-bar'
import { type MatchingItem, RestaurantGrid } from './restaurant-grid'
import { SearchForm } from './search-form'

type RestaurantBrowserProps = {
  filter: RestaurantFilter
  /** The last page shown. */
  page: number
  /** The number of matches in all. */
  total: number
  /** The results of a search come with their matching menu items. */
  restaurants: readonly (RestaurantCardRow & { matches?: readonly MatchingItem[] })[]
  /** Whether the results contain all words of the search. */
  exact?: boolean
  /** The nearest search with results, when this one has none. */
  suggestion?: string | null
  /** The text shown when nothing matches. */
  nothing: string
  /** Whether something that matches opens later. */
  opensLater: boolean
  /** Rows of selected restaurants, above the full list. */
  rows: readonly ReactNode[]
}

/** The first row on most screens: its pictures load first. */
const FIRST_ROW = 4

/** The restaurants with their filters and sort order, which are in the URL. */
export function RestaurantBrowser({ filter, page, total, restaurants, rows, ...found }: RestaurantBrowserProps) {
  const { suggestion, nothing, opensLater } = found
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = usePendingValue(filter)
  const change = (next: RestaurantFilter) => wanted.go(next, homeHref(next))
  const { shown } = wanted
  const hasRows = rows.length > 0
  const kind = filter.cuisine ? `${filter.cuisine} restaurants` : 'All restaurants'
  const title = filter.search ? `Results for “${filter.search}”` : kind
  // The pressed button disappears with the filters, so the focus moves to the heading.
  const clearing = (to: RestaurantFilter) => ({
    href: homeHref(to),
    prefetch: false,
    onNavigate: (event: { preventDefault(): void }) => {
      event.preventDefault()
      heading.current?.focus({ preventScroll: true })
      change(to)
    },
  })

  return (
    <div className="relative flex flex-col gap-3 py-3 sm:gap-6 sm:py-6">
      <SearchForm key={filter.search} filter={filter} onSearch={(search) => change({ ...shown, search })} />
      <SectionLink
        to="restaurants"
        className="not-focus:pointer-events-none absolute top-2 left-0 z-10 rounded-sm bg-inverse px-4 py-3 font-semibold text-on-inverse opacity-0 focus:opacity-100"
      >
        Skip to restaurants
      </SectionLink>
      <CuisineChips
        selected={shown.cuisine}
        hrefOf={(cuisine) => homeHref({ ...filter, cuisine })}
        onSelect={(cuisine) => change({ ...shown, cuisine })}
      />
      <header className="flex flex-col gap-2 sm:gap-4">
        <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
          <h1 ref={heading} tabIndex={-1} className="font-extrabold text-2xl outline-none max-sm:text-xl sm:text-3xl">
            {title}
          </h1>
          <p aria-live="polite" aria-atomic="true" className="tabular pt-1 text-base text-ink-soft sm:pt-2">
            {countText(total)} {total === 1 ? 'restaurant' : 'restaurants'}
          </p>
          {countFilters(shown) > 0 && (
            <LinkButton
              {...clearing({ ...NO_FILTER, search: shown.search, sort: shown.sort })}
              variant="ghost"
              size="sm"
              className="-ml-2"
            >
              Clear filters
            </LinkButton>
          )}
        </div>
        <FilterBar filter={shown} onChange={change} />
      </header>
      <div
        id="restaurants"
        tabIndex={-1}
        aria-busy={wanted.pending}
        className={cn(
          'flex scroll-mt-20 flex-col gap-4 outline-none transition-opacity duration-150 sm:gap-8',
          wanted.pending && 'opacity-50',
        )}
      >
        {rows}
        {found.exact === false && (
          <p className="text-base">
            No exact match for “{filter.search}”.{' '}
            {suggestion && (
              <>
                Did you mean{' '}
                <Link
                  {...clearing({ ...NO_FILTER, search: suggestion })}
                  className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 fine:min-h-0"
                >
                  {suggestion}
                </Link>
                ?{' '}
              </>
            )}
            Closest:
          </p>
        )}
        {hasRows && <h2 className="font-bold text-lg sm:text-xl">Recommended</h2>}
        {total === 0 ? (
          <EmptyState
            picture={<SearchX />}
            title={TEXTS.noRestaurants}
            text={nothing}
            action={
              opensLater ? (
                <LinkButton {...clearing({ ...filter, openNow: false, sort: 'opening' })}>First to open</LinkButton>
              ) : suggestion ? (
                <LinkButton {...clearing({ ...NO_FILTER, search: suggestion })}>Search for “{suggestion}”</LinkButton>
              ) : (
                <LinkButton {...clearing(NO_FILTER)}>
                  {filter.search ? 'See all restaurants' : 'Clear filters'}
                </LinkButton>
              )
            }
          />
        ) : (
          <PagedList
            {...pagingProps(homeHref(filter), { page, shown: restaurants.length, total })}
            previousLabel="Back to the restaurants before"
          >
            <RestaurantGrid as={hasRows ? 'h3' : 'h2'} restaurants={restaurants} onScreen={hasRows ? 0 : FIRST_ROW} />
          </PagedList>
        )}
      </div>
    </div>
  )
}
