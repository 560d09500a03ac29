import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Wallet" />
      <Skeleton className="h-49 rounded-lg sm:h-58" />
      <Skeleton className="mt-10 mb-4 h-7 w-32" />
      <div className="flex flex-col gap-3">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} className="h-16" />
        ))}
      </div>
    </Container>
  )
}
