import { Skeleton } from '@/components/ui/skeleton'

const SECTIONS = [
  { name: 'about', height: 'h-108' },
  { name: 'picture', height: 'h-60' },
  { name: 'location', height: 'h-68' },
]

/** The place of the restaurant form that is on its way, of about the same size. */
export function RestaurantFormSkeleton() {
  return (
    <div className="grid gap-6 pb-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
      <div className="flex flex-col gap-5">
        {SECTIONS.map(({ name, height }) => (
          <Skeleton key={name} className={`rounded-lg ${height}`} />
        ))}
      </div>
      <div className="flex flex-col gap-5">
        <Skeleton className="h-88 rounded-lg" />
        <Skeleton className="h-13 rounded-md" />
      </div>
    </div>
  )
}
