import { ReviewListSkeleton } from '@/components/reviews/review-list-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'

export default function Loading() {
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="My reviews" />
      <ReviewListSkeleton />
    </Container>
  )
}
