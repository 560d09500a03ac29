import { useId } from 'react'
import { cn } from '@/components/ui/class-names'
import { type Cents, formatMoney } from '@/lib/domain/money'
import { TIP_PERCENTS, type Tip, type TipPercent, tipOf } from '@/lib/domain/order-total'

type TipChipsProps = {
  subtotalCents: Cents
  tip: Tip
  onPercent: (percent: TipPercent) => void
  /** Opens the dialog for a custom amount. */
  onCustom: () => void
}

const chip =
  'relative flex h-16 min-w-0 flex-col items-center justify-center rounded-md border border-line-strong/50 bg-surface transition-colors hover:border-line-strong has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2'
const chosen = 'border-accent bg-accent-soft text-accent-ink inset-ring inset-ring-accent'

/** The preset tips with their amounts, and a custom one. */
export function TipChips({ subtotalCents, tip, onPercent, onCustom }: TipChipsProps) {
  const name = useId()
  const percent = 'percent' in tip ? tip.percent : null
  const custom = 'cents' in tip && tip.cents > 0
  return (
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
              onChange={() => onPercent(preset)}
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
          onClick={onCustom}
          className={cn(chip, 'max-sm:col-span-4 max-sm:h-12', custom && chosen)}
        >
          <span className="font-semibold text-base">Custom</span>
          {custom && <span className="tabular text-xs">{formatMoney(tip.cents)}</span>}
        </button>
      </div>
    </fieldset>
  )
}
