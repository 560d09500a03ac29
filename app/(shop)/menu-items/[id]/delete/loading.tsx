import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the question while it is on its way. */
export default function DeleteMenuItemLoading() {
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Delete a menu item" back={{ href: '/restaurants/manage', label: TEXTS.manageRestaurants }} />
      <Skeleton className="h-70 rounded-lg" />
    </Container>
  )
}
