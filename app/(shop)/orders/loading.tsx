import { OrderCardSkeleton } from '@/components/orders/order-card-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'

export default function Loading() {
  return (
    <Container width="md" className="pb-12">
      <PageHeader title="Orders" />
      <div className="flex flex-col gap-4">
        <OrderCardSkeleton />
        <OrderCardSkeleton />
        <OrderCardSkeleton />
      </div>
    </Container>
  )
}
