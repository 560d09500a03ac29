import { type ReactNode, useId } from 'react'
import { Chip } from './chip'

type ChipSetProps<Value extends string> = {
  label: string
  hint: ReactNode
  options: readonly { value: Value; label: string }[]
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

/** A field of which any number of options is chosen; the chosen ones come in the order of the options. */
export function ChipSet<Value extends string>({ label, hint, options, chosen, onChange }: ChipSetProps<Value>) {
  const hintId = useId()
  const toggle = (value: Value) =>
    onChange(
      options.flatMap((option) => (chosen.includes(option.value) !== (option.value === value) ? option.value : [])),
    )
  return (
    <fieldset aria-describedby={hintId} className="min-w-0 pb-3">
      <legend className="mb-1.5 font-medium text-ink text-sm">
        {label}
        <span className="font-normal text-ink-soft"> (optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip key={option.value} selected={chosen.includes(option.value)} onClick={() => toggle(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
      <p id={hintId} className="pt-1.5 text-ink-soft text-sm">
        {hint}
      </p>
    </fieldset>
  )
}
