import { Skeleton } from '@/components/ui/skeleton'

/** The place of a MenuItemCard that is on its way, of the same size. */
export function MenuItemCardSkeleton() {
  return (
    <div className="flex gap-4 rounded-lg border border-line bg-surface p-3 pl-4 sm:p-4">
      <div className="flex flex-1 flex-col gap-2 py-1">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-auto mb-2 h-5 w-16" />
      </div>
      <Skeleton className="size-28 rounded-md sm:size-32" />
    </div>
  )
}
