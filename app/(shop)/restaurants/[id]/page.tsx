import type { Metadata } from 'next'
import { restaurantOf } from '@/app/restaurant'
import { StructuredData } from '@/app/structured-data'
import { CartBar } from '@/components/cart/cart-bar'
import { RestaurantMenu } from '@/components/menu/restaurant-menu'
import { Container } from '@/components/ui/container'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { parseDiet } from '@/lib/menu/rules/dietary'
import { listMenuCards, listSections } from '@/lib/menu/server/queries'
import { shownPicture } from '@/lib/picture-addresses'
import { weekFrom, weekWords } from '@/lib/restaurants/rules/opening-week'
import { findSuspension } from '@/lib/restaurants/server/suspensions'
import { countStars, listReviews } from '@/lib/reviews/server/queries'
import { restaurantToStructuredData } from '@/lib/seo/contract/structured-data'
import { Reviews } from './_components/reviews'
import { Top } from './_components/top'

type RestaurantPageProps = PageProps<'/restaurants/[id]'>

export async function generateMetadata({ params }: RestaurantPageProps): Promise<Metadata> {
  const { id, name, description, cuisineType, city, storeImage, servicing } = await restaurantOf((await params).id)
  const title = `${name}, ${cuisineType} in ${city}`
  const path = `/restaurants/${id}`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      title,
      description,
      url: path,
      images: shownPicture(storeImage) ? [{ url: storeImage, alt: name }] : [],
    },
    robots: { index: servicing },
  }
}

const LATEST = 4
const REVIEWS = [{ id: 'reviews', title: 'Reviews' }]

function servedWords(stored: string | null): string {
  const week = weekFrom(stored)
  return week ? weekWords(week) : ''
}

/** A restaurant with its menu and reviews. */
export default async function RestaurantPage({ params, searchParams }: RestaurantPageProps) {
  const restaurant = await restaurantOf((await params).id)
  const { id, name, servicing, pausedUntil, timeZone } = restaurant
  const [items, sections, stars, latest] = await Promise.all([
    listMenuCards(restaurant, { db, now: new Date() }),
    listSections(id, { db }),
    countStars(id, { db }),
    listReviews({ of: { restaurantId: id }, limit: LATEST }, { db }),
  ])
  const suspended = !servicing && (await findSuspension(id, { db })) !== null
  return (
    <Container className="pb-16">
      <StructuredData data={restaurantToStructuredData(restaurant, items, env.APP_URL)} />
      <Top restaurant={restaurant} suspended={suspended} />
      <RestaurantMenu
        restaurant={{ id, name, servicing, pausedUntil, timeZone }}
        items={items}
        sections={sections.map(({ id, name, servedWeek }) => ({ id, name, served: servedWords(servedWeek) }))}
        diet={parseDiet((await searchParams).diet)}
        after={REVIEWS}
        ownerId={restaurant.ownerId}
      />
      <Reviews restaurant={restaurant} stars={stars} latest={latest.rows} />
      <CartBar />
    </Container>
  )
}
