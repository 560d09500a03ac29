import { ReceiptText } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

/** A restaurant or an order that is not there. */
export default function NotOnTheBoard() {
  return (
    <EmptyState
      as="h1"
      className="flex-1 justify-center py-20"
      picture={<ReceiptText aria-hidden="true" />}
      title="Not found"
      text="There is no such order at your restaurants."
      action={<LinkButton href="/restaurants/manage">See your restaurants</LinkButton>}
    />
  )
}
