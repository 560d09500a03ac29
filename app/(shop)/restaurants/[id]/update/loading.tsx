import { RestaurantFormSkeleton } from '@/components/owner/restaurant-form-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the restaurant form while it is on its way. */
export default function UpdateRestaurantLoading() {
  return (
    <Container>
      <PageHeader title="Edit your restaurant" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <RestaurantFormSkeleton />
    </Container>
  )
}
