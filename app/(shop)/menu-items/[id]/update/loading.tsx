import { MenuItemFormSkeleton } from '@/components/owner/menu-item-form-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the form of an item while it is on its way. */
export default function UpdateMenuItemLoading() {
  return (
    <Container>
      <PageHeader title="Edit a menu item" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <MenuItemFormSkeleton />
    </Container>
  )
}
