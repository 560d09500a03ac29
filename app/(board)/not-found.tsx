import { ReceiptText } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { EmptyState } from '@/components/ui/empty-state'

/** Shown for a restaurant or an order that does not exist. */
export default function NotOnTheBoard() {
  return (
    <EmptyState
      as="h1"
      pad="py-20"
      className="flex-1 justify-center"
      picture={<ReceiptText />}
      title="Not found"
      text="There is no such order at your restaurants."
      action={
        <a href="/restaurants/manage" className={buttonStyles({})}>
          See your restaurants
        </a>
      }
    />
  )
}
