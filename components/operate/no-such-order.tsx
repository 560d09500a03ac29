import { ReceiptText } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

/** Shown for a number that no order has. */
export function NoSuchOrder() {
  return (
    <EmptyState
      as="h1"
      pad="py-20"
      picture={<ReceiptText />}
      title="There is no such order"
      text="It may have been removed because it was never placed."
      action={
        <LinkButton href="/operate/orders" prefetch={false}>
          Find orders
        </LinkButton>
      }
    />
  )
}
