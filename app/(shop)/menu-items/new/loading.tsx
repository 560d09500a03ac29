import { MenuItemFormSkeleton } from '@/components/owner/menu-item-form-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the form for a new item while it is on its way. */
export default function NewMenuItemLoading() {
  return (
    <Container>
      <PageHeader title="New menu item" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <MenuItemFormSkeleton />
    </Container>
  )
}
