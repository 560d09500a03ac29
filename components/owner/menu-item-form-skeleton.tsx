import { Skeleton } from '@/components/ui/skeleton'

/** The place of the form of a menu item that is on its way, of about the same size. */
export function MenuItemFormSkeleton() {
  return (
    <div className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
      <Skeleton className="h-164 rounded-lg" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-48 rounded-lg" />
        <Skeleton className="h-13 rounded-md" />
      </div>
    </div>
  )
}
