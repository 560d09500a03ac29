import type { Metadata } from 'next'
import { requireViewer } from '@/app/viewer'
import { NotAllowed } from '@/components/owner/not-allowed'
import { newRestaurant } from '@/components/owner/restaurant-values'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'
import { isFullAccount } from '@/lib/domain/policy'
import { env } from '@/lib/env'
import { RestaurantEditor } from './restaurant-editor'

export const metadata: Metadata = {
  title: TEXTS.addRestaurant,
  description: 'Put your restaurant on Plateful: tell customers what you cook, where you are and when you deliver.',
}

/** Any full account may add a restaurant; the first one makes it an owner's. */
export default async function NewRestaurantPage() {
  const user = await requireViewer('/restaurants/new')
  if (!isFullAccount(user)) return <NotAllowed reason="guest" />
  return (
    <Container>
      <PageHeader
        title={TEXTS.addRestaurant}
        description="It goes on the list as soon as it is created. You can deactivate it at any time."
        back={user.restaurantOwner ? { href: '/restaurants/manage', label: TEXTS.manageRestaurants } : undefined}
      />
      <RestaurantEditor initial={newRestaurant(env.DEFAULT_TIME_ZONE)} />
    </Container>
  )
}
