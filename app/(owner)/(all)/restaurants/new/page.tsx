import type { Metadata } from 'next'
import { requireAccount } from '@/app/viewer'
import { newRestaurant } from '@/components/restaurants/first-values'
import { RestaurantForm } from '@/components/restaurants/restaurant-form'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contract/texts'
import { env } from '@/lib/env'

export const metadata: Metadata = {
  title: TEXTS.addRestaurant,
  description: 'Put your restaurant on Plateful: tell customers what you cook, where you are and when you deliver.',
}

/** Any full account may add a restaurant; the first one makes the account an owner. */
export default async function NewRestaurantPage() {
  const user = await requireAccount('/restaurants/new')
  return (
    <Container>
      <PageHeader
        title={TEXTS.addRestaurant}
        description="It goes on the list as soon as it is created. You can deactivate it at any time."
        back={user.restaurantOwner ? { href: '/restaurants/manage', label: TEXTS.manageRestaurants } : undefined}
      />
      <RestaurantForm initial={newRestaurant(env.DEFAULT_TIME_ZONE)} />
    </Container>
  )
}
