import { CreditCard, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { type Cents, formatMoney } from '@/lib/domain/money'
import type { PaymentMethod } from '@/lib/domain/order-total'

type PaymentCardsProps = {
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
  walletCents: Cents
  totalCents: Cents
  /** A link that adds funds, shown when the wallet is short. */
  addFunds?: ReactNode
}

/** Card or wallet. The wallet shows its balance and what is missing, and can be chosen even when it is short. */
export function PaymentCards({ value, onChange, walletCents, totalCents, addFunds }: PaymentCardsProps) {
  const missing = totalCents - walletCents
  return (
    <div className="flex flex-col gap-2">
      <RadioCards label="Payment" hideLabel className="sm:grid-cols-2">
        <RadioCard
          name="payment-method"
          value="credit-card"
          title="Credit card"
          description="Charged when you order"
          icon={<CreditCard aria-hidden="true" />}
          checked={value === 'credit-card'}
          onChange={() => onChange('credit-card')}
        />
        <RadioCard
          name="payment-method"
          value="wallet"
          title="Wallet"
          description={<span className="tabular">{`Balance ${formatMoney(walletCents)}`}</span>}
          icon={<Wallet aria-hidden="true" />}
          checked={value === 'wallet'}
          onChange={() => onChange('wallet')}
        >
          {missing > 0 && (
            <span className="tabular font-medium text-danger-ink text-sm">{`${formatMoney(missing)} missing`}</span>
          )}
        </RadioCard>
      </RadioCards>
      {missing > 0 && value === 'wallet' && addFunds}
    </div>
  )
}
