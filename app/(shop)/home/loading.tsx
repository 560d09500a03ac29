import { RestaurantCardSkeleton } from '@/components/restaurants/restaurant-card-skeleton'
import { Container } from '@/components/ui/container'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'
import { CUISINES } from '@/lib/domain/catalogue'

const BAR = [
  { name: 'sort', width: 'w-39' },
  { name: 'rating', width: 'w-30' },
  { name: 'time', width: 'w-42' },
  { name: 'price', width: 'w-58' },
]
const CARDS = Array.from({ length: 12 }, (_, index) => index)

/** The place of the home screen while it is on its way. */
export default function HomeLoading() {
  return (
    <Container width="xl" className="flex flex-col gap-6 py-6">
      <VisuallyHidden>Loading restaurants</VisuallyHidden>
      <div className="flex gap-1 overflow-hidden">
        {CUISINES.map((cuisine) => (
          <div key={cuisine} className="flex w-22 shrink-0 flex-col items-center gap-1.5 py-2">
            <Skeleton className="size-16 rounded-full" />
            <Skeleton className="h-4 w-14" />
          </div>
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <div className="flex h-11 items-center">
          <Skeleton className="h-8 w-64" />
        </div>
        <div className="flex gap-2 overflow-hidden">
          {BAR.map(({ name, width }) => (
            <Skeleton key={name} className={`h-11 shrink-0 rounded-full ${width}`} />
          ))}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {CARDS.map((card) => (
          <RestaurantCardSkeleton key={card} />
        ))}
      </div>
    </Container>
  )
}
