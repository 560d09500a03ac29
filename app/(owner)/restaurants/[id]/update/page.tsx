import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { valuesOfRestaurant } from '@/components/restaurants/first-values'
import { RestaurantForm } from '@/components/restaurants/restaurant-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'

export const metadata: Metadata = {
  title: 'Settings',
  description: 'Change what customers see of your restaurant.',
}

/** The restaurant form for its owner (spec §6.1). */
export default async function UpdateRestaurantPage({ params }: PageProps<'/restaurants/[id]/update'>) {
  const { id } = await params
  const { restaurant } = await staffedRestaurant(id, 'update', 'owner')
  const { name, ratingTenths, reviewCount, servicing } = restaurant
  return (
    <Container>
      <PageHeader
        title={
          <>
            Settings<span className="sr-only"> of {name}</span>
          </>
        }
      />
      <RestaurantForm
        restaurant={{ id: restaurant.id, ratingTenths, reviewCount, servicing }}
        initial={valuesOfRestaurant(restaurant)}
      />
    </Container>
  )
}
