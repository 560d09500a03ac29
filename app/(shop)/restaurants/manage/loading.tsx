import { ManageSkeleton } from '@/components/owner/manage-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'
import { TEXTS } from '@/lib/contracts/texts'

/** The place of the owner's restaurants while they are on their way. */
export default function ManageLoading() {
  return (
    <Container className="pb-12">
      <PageHeader title={TEXTS.manageRestaurants} actions={<Skeleton className="h-11 w-44" />} />
      <ManageSkeleton />
    </Container>
  )
}
