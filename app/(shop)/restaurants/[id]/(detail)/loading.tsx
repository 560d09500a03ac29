import { MenuItemGrid } from '@/components/menu/menu-item-card'
import { MenuItemCardSkeleton } from '@/components/menu/menu-item-card-skeleton'
import { Container } from '@/components/ui/container'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The place of a restaurant's page while it is on its way. */
export default function RestaurantLoading() {
  return (
    <Container className="pb-16">
      <VisuallyHidden>Loading restaurant</VisuallyHidden>
      <div className="flex flex-col gap-6 pb-8 sm:pt-8 md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] md:items-center md:gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
        <div className="-mx-4 sm:mx-0 md:order-last">
          <Skeleton className="aspect-[16/10] rounded-none sm:rounded-lg" />
        </div>
        <div className="flex flex-col gap-3">
          <Skeleton className="h-11 w-4/5" />
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-33 rounded-md" />
          <Skeleton className="h-10 w-36" />
        </div>
      </div>
      <Skeleton className="mb-3 h-7 w-24" />
      <Skeleton className="mb-8 h-12 max-w-3xl" />
      <div className="flex h-13 items-center gap-6 border-line border-b">
        <Skeleton className="h-4 w-20" />
        <Skeleton className="h-4 w-16" />
        <Skeleton className="h-4 w-20" />
      </div>
      <Skeleton className="mt-6 mb-4 h-7 w-40" />
      <MenuItemGrid columns={2}>
        {CARDS.map((card) => (
          <li key={card}>
            <MenuItemCardSkeleton />
          </li>
        ))}
      </MenuItemGrid>
    </Container>
  )
}
