import type { Metadata } from 'next'
import { restaurantOf } from '@/app/(shop)/restaurants/[id]/(detail)/restaurant'
import { RestaurantEditor } from '@/app/(shop)/restaurants/new/restaurant-editor'
import { requireViewer } from '@/app/viewer'
import { NotAllowed } from '@/components/owner/not-allowed'
import { valuesOfRestaurant } from '@/components/owner/restaurant-values'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'
import { isFullAccount, ownsRestaurant } from '@/lib/domain/policy'
import { restaurantToWire } from '@/lib/serializers/restaurant'

export const metadata: Metadata = {
  title: 'Edit your restaurant',
  description: 'Change what customers see of your restaurant.',
}

/** The restaurant form for the one who owns it (spec §6). */
export default async function UpdateRestaurantPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const user = await requireViewer(`/restaurants/${id}/update`)
  if (!isFullAccount(user)) return <NotAllowed reason="guest" />
  const row = await restaurantOf(id)
  if (!ownsRestaurant(user, row)) return <NotAllowed reason="stranger" />
  const restaurant = restaurantToWire(row)
  const { rating, numReviews, servicing } = restaurant
  return (
    <Container>
      <PageHeader
        title={`Edit ${restaurant.name}`}
        back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }}
      />
      <RestaurantEditor
        restaurant={{ id: restaurant.id, rating, numReviews, servicing }}
        initial={valuesOfRestaurant(restaurant)}
      />
    </Container>
  )
}
