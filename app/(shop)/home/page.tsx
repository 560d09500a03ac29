import type { Metadata } from 'next'
import { RestaurantBrowser } from '@/components/restaurants/restaurant-browser'
import { Container } from '@/components/ui/container'
import { db } from '@/lib/db/client'
import { parsePage } from '@/lib/list-pages'
import { parseRestaurantFilter, restaurantFilterQuery } from '@/lib/restaurants/rules/restaurant-filter'
import { browseRestaurants } from '@/lib/restaurants/server/queries'
import { searchPage } from '@/lib/search/server/queries'

export async function generateMetadata({ searchParams }: PageProps<'/home'>): Promise<Metadata> {
  const filter = parseRestaurantFilter(await searchParams)
  const kind = filter.cuisine ? `${filter.cuisine} restaurants` : 'Restaurants'
  const subject = filter.search ? `${filter.search} · ${kind}` : kind
  const query = restaurantFilterQuery(filter)
  return {
    title: subject,
    description: `${subject} that deliver to your door: compare ratings, prices and delivery times on Plateful.`,
    // There are as many searches as people think of.
    ...(filter.search && { robots: { index: false } }),
    alternates: { canonical: query ? `/home?${query}` : '/home' },
  }
}

/** The restaurants that take orders, filtered and sorted as the URL says. */
export default async function HomePage({ searchParams }: PageProps<'/home'>) {
  const query = await searchParams
  const filter = parseRestaurantFilter(query)
  const find = filter.search ? searchPage : browseRestaurants
  const found = await find(filter, parsePage(query.page), { db })
  return (
    <Container width="xl">
      <RestaurantBrowser filter={filter} {...found} />
    </Container>
  )
}
