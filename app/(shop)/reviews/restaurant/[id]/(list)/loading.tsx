import { ReviewListSkeleton } from '@/components/reviews/review-list-skeleton'
import { Container } from '@/components/ui/container'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <Container width="md" className="pb-12">
      <div className="pt-6 pb-6 sm:pt-8">
        <Skeleton className="my-3 h-5 w-40" />
        <Skeleton className="h-9 w-72 max-w-full sm:h-11" />
      </div>
      <Skeleton className="mb-8 h-40" />
      <ReviewListSkeleton />
    </Container>
  )
}
