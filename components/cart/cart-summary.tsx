import { Button } from '@/components/ui/button'
import { Price } from '@/components/ui/price'
import type { Cents } from '@/lib/domain/money'

type CartSummaryProps = {
  subtotalCents: Cents
  /** What the customer should know before the checkout. */
  notice?: string | null
  onCheckout: () => void
  onClear: () => void
  pending?: boolean
}

/** The foot of the cart: the subtotal, the checkout button and the clear button. */
export function CartSummary({ subtotalCents, notice, onCheckout, onClear, pending }: CartSummaryProps) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between">
        <span className="font-semibold text-base">Subtotal</span>
        <Price cents={subtotalCents} className="font-bold text-lg" />
      </div>
      {notice && <p className="rounded-sm bg-warning-soft px-4 py-3 font-medium text-sm text-warning-ink">{notice}</p>}
      <p className="text-ink-soft text-sm">Delivery, taxes and tip come at checkout.</p>
      <Button size="lg" wide onClick={onCheckout} pending={pending}>
        Go to checkout
      </Button>
      <Button variant="ghost" wide onClick={onClear} disabled={pending}>
        Clear cart
      </Button>
    </div>
  )
}
