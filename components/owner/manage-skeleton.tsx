import { Skeleton } from '@/components/ui/skeleton'

const ROWS = [1, 2, 3, 4]

/** The place of the list of restaurants that is on its way, of about the same size. */
export function ManageSkeleton() {
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="hidden h-9 border-line border-b bg-sunken xl:block" />
      {ROWS.map((row) => (
        <div key={row} className="flex flex-col gap-3 border-line border-t p-4 first:border-t-0 xl:flex-row xl:px-5">
          <div className="flex flex-1 items-center gap-4">
            <Skeleton className="h-15 w-24 shrink-0 sm:h-17.5 sm:w-28" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-2/3 max-w-52" />
              <Skeleton className="h-3.5 w-1/2 max-w-40" />
              <Skeleton className="h-3.5 w-20" />
            </div>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <Skeleton className="h-9 w-20" />
            <Skeleton className="h-9 w-20" />
            <Skeleton className="h-9 w-20" />
            <Skeleton className="h-9 w-33" />
          </div>
        </div>
      ))}
    </div>
  )
}
