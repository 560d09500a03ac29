import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The place of reviews that are on their way. */
export function ReviewListSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {['first', 'second', 'third'].map((key) => (
        <Card key={key} className="flex flex-col gap-3">
          <div className="flex items-center gap-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-5 w-40" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-5 w-36" />
        </Card>
      ))}
    </div>
  )
}
