import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of an OrderCard that is on its way. */
export function OrderCardSkeleton() {
  return (
    <Card className="flex flex-col gap-4 p-4 sm:p-5">
      <div className="flex gap-4">
        <Skeleton className="size-16 rounded-md sm:size-20" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-1/3" />
        </div>
      </div>
      <Skeleton className="h-16" />
      <div className="flex justify-between">
        <Skeleton className="h-6 w-28" />
        <Skeleton className="h-9 w-40" />
      </div>
    </Card>
  )
}
