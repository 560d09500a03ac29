import { DishGridSkeleton } from '@/components/menu/dish-grid-skeleton'
import { Container } from '@/components/ui/container'
import { PageHeader } from '@/components/ui/page-header'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of the dishes while they are on their way. */
export default function MenuItemsLoading() {
  return (
    <Container width="xl" className="pb-16">
      <PageHeader title="Menu items" description="Every dish of every restaurant, whatever you are in the mood for." />
      <Skeleton className="mb-6 h-11 max-w-140 rounded-full" />
      <DishGridSkeleton />
    </Container>
  )
}
