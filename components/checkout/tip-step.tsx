'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Cents } from '@/lib/domain/money'
import { type Tip, tipOf } from '@/lib/domain/order-total'
import { CheckoutStep } from './checkout-step'
import { TipChips } from './tip-chips'
import { TipDialog } from './tip-dialog'

type TipStepProps = { subtotalCents: Cents; tip: Tip; onTip: (tip: Tip) => void }

/** The courier's tip: a preset share, a custom amount, or nothing. */
export function TipStep({ subtotalCents, tip, onTip }: TipStepProps) {
  const [asking, setAsking] = useState(false)
  return (
    <CheckoutStep
      title="Add a tip"
      action={
        tipOf(subtotalCents, tip) > 0 && (
          <Button variant="ghost" size="sm" className="-my-2" onClick={() => onTip({ cents: 0 })}>
            Remove tip
          </Button>
        )
      }
    >
      <TipChips
        subtotalCents={subtotalCents}
        tip={tip}
        onPercent={(percent) => onTip({ percent })}
        onCustom={() => setAsking(true)}
      />
      <p className="text-ink-soft text-sm">All of it goes to the person who brings your food.</p>
      <TipDialog open={asking} onOpenChange={setAsking} onSave={(cents) => onTip({ cents })} />
    </CheckoutStep>
  )
}
