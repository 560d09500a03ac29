import { UtensilsCrossed } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

/** Shown for a menu item that does not exist or was deleted. */
export default function MenuItemNotFound() {
  return (
    <EmptyState
      as="h1"
      picture={<UtensilsCrossed />}
      title="Menu item not found"
      text="The restaurant may have taken it off its menu, or the link is mistyped."
      action={<LinkButton href="/menu-items">See all menu items</LinkButton>}
      pad="py-20"
    />
  )
}
