import { MenuManagerSkeleton } from '@/components/owner/menu-manager-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the owner's menu while it is on its way. */
export default function RestaurantMenuLoading() {
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Menu" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <MenuManagerSkeleton />
    </Container>
  )
}
