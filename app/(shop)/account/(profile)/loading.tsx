import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of the account while it is on its way. */
export default function AccountLoading() {
  return (
    <Container width="md" className="flex flex-col gap-5 pb-12">
      <PageHeader title="Your account" className="pb-1" />
      <div className="grid gap-5 md:grid-cols-[17rem_minmax(0,1fr)]">
        <Skeleton className="h-64 rounded-lg" />
        <Skeleton className="h-64 rounded-lg" />
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </Container>
  )
}
