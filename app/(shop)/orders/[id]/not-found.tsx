import { ReceiptText } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

/** Shown for an order that does not exist or belongs to another customer. */
export default function OrderNotFound() {
  return (
    <EmptyState
      as="h1"
      pad="py-20"
      className="flex-1 justify-center"
      picture={<ReceiptText />}
      title="Order not found"
      text="It is not among your orders."
      action={<LinkButton href="/orders">See your orders</LinkButton>}
    />
  )
}
