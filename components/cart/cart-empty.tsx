import { ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'

/** The empty cart, with a link to the restaurants. */
export function CartEmpty({ action }: { action?: ReactNode }) {
  return (
    <div className="grid min-h-full place-items-center">
      <EmptyState
        as="h3"
        picture={<ShoppingBag aria-hidden="true" />}
        title="Your cart is empty"
        text="Find something good and it will wait for you here."
        action={action}
      />
    </div>
  )
}
