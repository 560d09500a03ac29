import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of the form while it is on its way. */
export default function AccountNameLoading() {
  return (
    <Container width="sm" className="pb-12">
      <PageHeader title="Your name" back={{ href: '/account', label: 'Your account' }} />
      <Skeleton className="h-50 rounded-lg" />
    </Container>
  )
}
