import { Minus, Plus, Trash2 } from 'lucide-react'
import { cn } from './class-names'
import { heldBack } from './held-back'

type StepperProps = {
  value: number
  onChange: (value: number) => void
  /** When set, the minus button at the minimum becomes a delete button that calls this. */
  onRemove?: () => void
  min?: number
  max?: number
  /** What is counted, as in 'Quantity of …'. */
  label: string
  size?: 'sm' | 'md'
  disabled?: boolean
  className?: string
}

const SIZES = { sm: 'size-11 fine:size-9', md: 'size-11' }

/** Raises and lowers a small number. Minus and delete are the same element, so that the focus stays. */
export function Stepper({
  value,
  onChange,
  onRemove,
  min = 1,
  max = 99,
  label,
  size = 'md',
  disabled,
  className,
}: StepperProps) {
  const removes = onRemove !== undefined && value <= min
  const button = cn(
    'grid place-items-center rounded-full text-ink transition-colors hover:bg-sunken-hover disabled:cursor-not-allowed disabled:text-ink-soft/60 disabled:hover:bg-transparent aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft/60 aria-disabled:hover:bg-transparent [&_svg]:size-4',
    SIZES[size],
  )
  return (
    <fieldset className={cn('inline-flex items-center rounded-full bg-sunken', className)}>
      <legend className="sr-only">{`Quantity of ${label}`}</legend>
      <button
        type="button"
        className={button}
        aria-label={removes ? `Remove ${label}` : `Decrease quantity of ${label}`}
        disabled={disabled}
        {...heldBack(!removes && value <= min, () => (removes ? onRemove() : onChange(value - 1)))}
      >
        {removes ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
      </button>
      <output aria-live="polite" className="tabular min-w-7 text-center font-semibold text-base">
        {value}
      </output>
      <button
        type="button"
        className={button}
        aria-label={`Increase quantity of ${label}`}
        disabled={disabled}
        {...heldBack(value >= max, () => onChange(value + 1))}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  )
}
