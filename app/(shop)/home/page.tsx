import type { Metadata } from 'next'
import { ComingBack } from '@/components/orders/coming-back'
import { nothingText } from '@/components/restaurants/nothing-text'
import { RestaurantBrowser } from '@/components/restaurants/restaurant-browser'
import { RestaurantRow } from '@/components/restaurants/restaurant-row'
import { Container } from '@/components/ui/container'
import { db } from '@/lib/db/client'
import { parsePage } from '@/lib/list-pages'
import { homeHref, parseRestaurantFilter } from '@/lib/restaurants/rules/restaurant-filter'
import { browseRestaurants, listHomeRows } from '@/lib/restaurants/server/queries'
import { searchPage } from '@/lib/search/server/queries'

export async function generateMetadata({ searchParams }: PageProps<'/home'>): Promise<Metadata> {
  const filter = parseRestaurantFilter(await searchParams)
  const kind = filter.cuisine ? `${filter.cuisine} restaurants` : 'Restaurants'
  const subject = filter.search ? `${filter.search} · ${kind}` : kind
  return {
    title: subject,
    description: `${subject} that deliver to your door: compare ratings, prices and delivery times on Plateful.`,
    // Search engines must not index every possible search.
    ...(filter.search && { robots: { index: false } }),
    alternates: { canonical: homeHref(filter) },
  }
}

/** The restaurants that take orders, filtered and sorted as the URL says. Rows of selected ones come first. */
export default async function HomePage({ searchParams }: PageProps<'/home'>) {
  const query = await searchParams
  const filter = parseRestaurantFilter(query)
  const find = filter.search ? searchPage : browseRestaurants
  const page = parsePage(query.page)
  const hasRows = page === 1 && homeHref(filter) === '/home'
  const [found, rows] = await Promise.all([find(filter, page, { db }), hasRows ? listHomeRows({ db }) : []])
  const isNight = filter.openNow && found.total === 0
  const later = isNight ? await find({ ...filter, openNow: false, sort: 'opening' }, 1, { db }) : null
  const firstToOpen = later?.restaurants[0]
  return (
    <Container width="xl">
      {hasRows && <ComingBack />}
      <RestaurantBrowser
        filter={filter}
        {...found}
        nothing={nothingText({ ...found, filter, firstToOpen })}
        opensLater={firstToOpen !== undefined}
        rows={rows.map(({ title, filter, restaurants }, index) => (
          <RestaurantRow
            key={title}
            title={title}
            href={homeHref(filter)}
            restaurants={restaurants}
            first={index === 0}
          />
        ))}
      />
    </Container>
  )
}
