'use client'

import { CreditCard, Wallet } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import type { User } from '@/lib/accounts/server/shapes'
import { type Cents, formatMoney } from '@/lib/money'
import type { PaymentMethod } from '@/lib/orders/rules/order-total'
import { useTopUp } from '@/lib/wallet/browser'
import { TOP_UP_CENTS } from '@/lib/wallet/rules'
import { CheckoutStep } from './checkout-step'

type PaymentStepProps = {
  user: User
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
  totalCents: Cents
  /** Called when the wallet has more money. */
  onToppedUp: () => void
}

/**
 * Card or wallet. The wallet shows its balance and what is missing, and can be chosen even when it is short: funds can
 * be added here, since leaving the checkout would drop the order.
 */
export function PaymentStep({ user, method, onMethod, totalCents, onToppedUp }: PaymentStepProps) {
  const { topUp, pending, problem } = useTopUp(user, onToppedUp)
  const missing = totalCents - user.walletCents
  return (
    <CheckoutStep title="Payment">
      <div className="flex flex-col gap-2">
        <RadioCards label="Payment" hideLabel className="sm:grid-cols-2">
          <RadioCard
            name="payment-method"
            value="credit-card"
            title="Credit card"
            description="Demo payment: no card is charged"
            icon={<CreditCard />}
            checked={method === 'credit-card'}
            onChange={() => onMethod('credit-card')}
          />
          <RadioCard
            name="payment-method"
            value="wallet"
            title="Wallet"
            description={<span className="tabular">{`Balance ${formatMoney(user.walletCents)}`}</span>}
            icon={<Wallet />}
            checked={method === 'wallet'}
            onChange={() => onMethod('wallet')}
          >
            {missing > 0 && (
              <span className="tabular font-medium text-danger-ink text-sm">{`${formatMoney(missing)} short`}</span>
            )}
          </RadioCard>
        </RadioCards>
        {missing > 0 && method === 'wallet' && (
          <div>
            <FormAlert text={problem} />
            <Button variant="secondary" pending={pending} onClick={topUp}>
              {`Add ${formatMoney(TOP_UP_CENTS)} to your wallet`}
            </Button>
          </div>
        )}
      </div>
    </CheckoutStep>
  )
}
