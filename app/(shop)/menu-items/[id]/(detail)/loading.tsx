import { Container } from '@/components/ui/container'
import { Skeleton } from '@/components/ui/skeleton'
import { VisuallyHidden } from '@/components/ui/visually-hidden'

/** The place of a menu item's page while it is on its way. */
export default function MenuItemLoading() {
  return (
    <Container className="pb-16">
      <VisuallyHidden>Loading menu item</VisuallyHidden>
      <div className="grid gap-6 sm:pt-8 md:grid-cols-2 md:gap-10 lg:gap-14">
        <div className="-mx-4 sm:mx-0">
          <Skeleton className="aspect-[5/4] rounded-none sm:aspect-square sm:rounded-lg" />
        </div>
        <div className="flex flex-col gap-5">
          <Skeleton className="h-5 w-24" />
          <Skeleton className="h-9 w-4/5" />
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-12" />
          <Skeleton className="h-21 rounded-md" />
          <Skeleton className="h-28 rounded-sm" />
          <Skeleton className="h-13 rounded-md" />
        </div>
      </div>
    </Container>
  )
}
