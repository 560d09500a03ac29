import { RestaurantFormSkeleton } from '@/components/owner/restaurant-form-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the restaurant form while it is on its way. */
export default function NewRestaurantLoading() {
  return (
    <Container>
      <PageHeader
        title={TEXTS.addRestaurant}
        description="It goes on the list as soon as it is created. You can deactivate it at any time."
      />
      <RestaurantFormSkeleton />
    </Container>
  )
}
