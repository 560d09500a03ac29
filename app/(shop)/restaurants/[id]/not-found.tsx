import { Store } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

/** Shown for a restaurant that does not exist or was deleted. */
export default function RestaurantNotFound() {
  return (
    <EmptyState
      as="h1"
      picture={<Store />}
      title="Restaurant not found"
      text="It may have moved on, or the link is mistyped."
      action={<LinkButton href="/home">See all restaurants</LinkButton>}
      pad="py-20"
    />
  )
}
