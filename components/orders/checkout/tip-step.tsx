'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { late } from '@/components/ui/late'
import { type Cents, formatMoney } from '@/lib/money'
import { TIP_PERCENTS, type Tip, tipOf } from '@/lib/orders/rules/order-total'
import { CheckoutStep } from './checkout-step'

const TipDialog = late(async () => (await import('./tip-dialog')).TipDialog)

type TipStepProps = { subtotalCents: Cents; tip: Tip; onTip: (tip: Tip) => void }

const chip =
  'relative flex h-16 min-w-0 flex-col items-center justify-center rounded-md border border-line-strong/50 bg-surface transition-colors hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
const chosen = 'border-accent bg-accent-soft text-accent-ink inset-ring inset-ring-accent'

/** The courier's tip: a preset share with its amount, a custom amount, or nothing. */
export function TipStep({ subtotalCents, tip, onTip }: TipStepProps) {
  const [asking, setAsking] = useState(false)
  const name = useId()
  const percent = 'percent' in tip ? tip.percent : null
  const custom = 'cents' in tip && tip.cents > 0
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
      <fieldset className="min-w-0">
        <legend className="sr-only">Tip</legend>
        <div className="grid grid-cols-4 gap-2 sm:grid-cols-5">
          {TIP_PERCENTS.map((preset) => (
            <label key={preset} className={cn(chip, preset === percent && chosen)}>
              <input
                type="radio"
                name={name}
                value={preset}
                checked={preset === percent}
                onChange={() => onTip({ percent: preset })}
                className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
              />
              <span className="font-semibold text-base">{preset}%</span>
              <span className={cn('tabular text-xs', preset === percent ? 'text-accent-ink' : 'text-ink-soft')}>
                {formatMoney(tipOf(subtotalCents, { percent: preset }))}
              </span>
            </label>
          ))}
          {/* A button, not a radio: arrow keys among the presets must not open a dialog. */}
          <button
            type="button"
            aria-pressed={custom}
            onClick={() => setAsking(true)}
            className={cn(chip, 'max-sm:col-span-4 max-sm:h-12', custom && chosen)}
          >
            <span className="font-semibold text-base">Custom</span>
            {custom && <span className="tabular text-xs">{formatMoney(tip.cents)}</span>}
          </button>
        </div>
      </fieldset>
      <p className="text-ink-soft text-sm">All of it goes to the person who brings your food.</p>
      <TipDialog open={asking} onOpenChange={setAsking} onSave={(cents) => onTip({ cents })} />
    </CheckoutStep>
  )
}
