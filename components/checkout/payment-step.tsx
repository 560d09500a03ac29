'use client'

import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { useTopUp } from '@/lib/client/top-up'
import type { User } from '@/lib/contracts/users'
import { type Cents, formatMoney } from '@/lib/domain/money'
import type { PaymentMethod } from '@/lib/domain/order-total'
import { TOP_UP_CENTS } from '@/lib/domain/wallet'
import { CheckoutStep } from './checkout-step'
import { PaymentCards } from './payment-cards'

type PaymentStepProps = {
  user: User
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  totalCents: Cents
  /** Called when the wallet has more money. */
  onToppedUp: () => void
}

/** The payment method. Funds can be added here, since leaving the checkout would drop the order. */
export function PaymentStep({ user, method, onMethod, totalCents, onToppedUp }: PaymentStepProps) {
  const { topUp, pending, problem } = useTopUp(onToppedUp)
  return (
    <CheckoutStep title="Payment">
      <PaymentCards
        value={method}
        onChange={onMethod}
        walletCents={user.walletCents}
        totalCents={totalCents}
        addFunds={
          <div>
            <FormAlert text={problem} />
            <Button variant="secondary" pending={pending} onClick={topUp}>
              {`Add ${formatMoney(TOP_UP_CENTS)} to your wallet`}
            </Button>
          </div>
        }
      />
    </CheckoutStep>
  )
}
