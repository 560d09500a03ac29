import { Minus, Plus, Trash2 } from 'lucide-react'
import { ariaDisabled } from './aria-disabled'
import { cn } from './class-names'

type StepperProps = {
  value: number
  onChange: (value: number) => void
  /** When set, the minus button at 1 becomes a delete button that calls this. */
  onRemove?: () => void
  max: number
  /** What is counted, as in 'Quantity of …'. */
  label: string
  size?: keyof typeof SIZES
}

const SIZES = { sm: 'size-11 fine:size-9', md: 'size-11' }

/** Raises and lowers a small number. Minus and delete are the same element, so that the focus stays. */
export function Stepper({ value, onChange, onRemove, max, label, size = 'md' }: StepperProps) {
  const removes = onRemove !== undefined && value <= 1
  const button = cn(
    'grid place-items-center rounded-full text-ink transition-colors hover:bg-sunken-hover aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft/60 aria-disabled:hover:bg-transparent [&_svg]:size-4',
    SIZES[size],
  )
  return (
    <fieldset className="inline-flex items-center rounded-full bg-sunken">
      <legend className="sr-only">{`Quantity of ${label}`}</legend>
      <button
        type="button"
        className={button}
        aria-label={removes ? `Remove ${label}` : `Decrease quantity of ${label}`}
        {...ariaDisabled(!removes && value <= 1, () => (removes ? onRemove() : onChange(value - 1)))}
      >
        {removes ? <Trash2 /> : <Minus />}
      </button>
      <output aria-live="polite" className="tabular min-w-7 text-center font-semibold text-base">
        {value}
      </output>
      <button
        type="button"
        className={button}
        aria-label={`Increase quantity of ${label}`}
        {...ariaDisabled(value >= max, () => onChange(value + 1))}
      >
        <Plus />
      </button>
    </fieldset>
  )
}
