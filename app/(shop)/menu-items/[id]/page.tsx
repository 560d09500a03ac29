import type { Metadata } from 'next'
import { StructuredData } from '@/app/structured-data'
import { viewer } from '@/app/viewer'
import { Container } from '@/components/ui/container'
import { db } from '@/lib/db/client'
import { ownsRestaurant } from '@/lib/domain/policy'
import { env } from '@/lib/env'
import { listDishesBeside } from '@/lib/queries/menu-items/list-menu-cards'
import { dishPageToStructuredData } from '@/lib/serializers/structured-data'
import { Beside } from './_components/beside'
import { DishView } from './_components/dish-view'
import { dishOf } from './dish'

type MenuItemPageProps = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: MenuItemPageProps): Promise<Metadata> {
  const { id, name, description, foodImage, restaurant } = await dishOf((await params).id)
  const title = `${name} from ${restaurant.name}`
  const path = `/menu-items/${id}`
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', title, description, url: path, images: [{ url: foodImage, alt: name }] },
    robots: { index: restaurant.servicing },
  }
}

const BESIDE = 3

/** A menu item with all that is needed to order it. */
export default async function MenuItemPage({ params }: MenuItemPageProps) {
  const dish = await dishOf((await params).id)
  const { restaurant } = dish
  const [user, beside] = await Promise.all([
    viewer(),
    listDishesBeside({ id: dish.id, restaurantId: restaurant.id }, BESIDE, { db }),
  ])
  return (
    <Container className="pb-16">
      <StructuredData data={dishPageToStructuredData(dish, env.APP_URL)} />
      <DishView dish={dish} owned={ownsRestaurant(user, restaurant)} />
      <Beside restaurant={restaurant} dishes={beside} />
    </Container>
  )
}
