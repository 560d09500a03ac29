import { Skeleton } from '@/components/ui/skeleton'

/** The place of a RestaurantCard that is on its way, of the same size. */
export function RestaurantCardSkeleton() {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Skeleton className="aspect-[16/10] rounded-lg" />
      <div>
        <div className="flex h-6 items-center justify-between gap-3">
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="h-4 w-14" />
        </div>
        <div className="mt-0.5 flex h-5 items-center">
          <Skeleton className="h-3.5 w-1/3" />
        </div>
        <div className="mt-0.5 flex h-5 items-center">
          <Skeleton className="h-3.5 w-1/2" />
        </div>
      </div>
    </div>
  )
}
