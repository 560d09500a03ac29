import { Skeleton } from '@/components/ui/skeleton'

const SECTIONS = ['one', 'two', 'three']
const ROWS = ['one', 'two']

/** The place of the owner's menu that is on its way, of about the same size. */
export function MenuManagerSkeleton() {
  return (
    <div className="flex flex-col gap-8">
      {SECTIONS.map((section) => (
        <div key={section}>
          <div className="mb-3 flex h-11 items-center justify-between">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-9 w-32" />
          </div>
          <div className="rounded-lg border border-line bg-surface">
            {ROWS.map((row) => (
              <div key={row} className="flex items-center gap-4 border-line border-t p-3 first:border-t-0 sm:px-5">
                <Skeleton className="size-16 sm:size-18" />
                <div className="flex flex-1 flex-col gap-2">
                  <Skeleton className="h-4 w-40 max-w-full" />
                  <Skeleton className="h-3.5 w-64 max-w-full" />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
