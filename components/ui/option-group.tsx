import { Check } from 'lucide-react'
import { useId } from 'react'
import { cn } from './class-names'
import { ErrorText } from './field'

type Option = {
  id: number
  name: string
  /** On the right: a price, or why it cannot be chosen. */
  note: string
  isChosen: boolean
  isOff: boolean
}

type OptionGroupProps = {
  id: number
  name: string
  /** Exactly one is chosen. */
  isSingle: boolean
  /** How many may be chosen, in words. */
  rule: string
  /** The error, shown instead of the rule. */
  fault: string | undefined
  options: readonly Option[]
  onPress: (id: number) => void
}

/** A list of options of which one or some are chosen: radio buttons for exactly one, else checkboxes. */
export function OptionGroup({ id, name, isSingle, rule, fault, options, onPress }: OptionGroupProps) {
  const ruleId = useId()
  return (
    <fieldset data-group={id} aria-describedby={ruleId} className="min-w-0 scroll-mt-24">
      <legend className="break-words font-bold text-lg">{name}</legend>
      <p id={ruleId} aria-live="polite" className="mb-2 min-h-6 text-base text-ink-soft">
        {fault ? <ErrorText text={fault} /> : rule}
      </p>
      <ul
        className={cn(
          'divide-y divide-line overflow-hidden rounded-md border',
          fault ? 'border-danger' : 'border-line-strong/50',
        )}
      >
        {options.map((option) => (
          <li key={option.id}>
            <label className="relative flex min-h-13 cursor-pointer items-center gap-3 bg-surface px-4 py-2.5 transition-colors hover:bg-sunken/60 has-checked:bg-accent-soft has-disabled:cursor-not-allowed has-disabled:bg-sunken has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2">
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={`group-${id}-${ruleId}`}
                checked={option.isChosen}
                disabled={option.isOff}
                onChange={() => onPress(option.id)}
                className="peer absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
              />
              <span
                aria-hidden="true"
                className={cn(
                  'grid size-5 shrink-0 place-items-center border-line-strong bg-surface peer-disabled:border-line peer-disabled:bg-sunken [&_svg]:opacity-0 peer-checked:[&_svg]:opacity-100',
                  isSingle
                    ? 'rounded-full border-2 peer-checked:border-6 peer-checked:border-accent-fill'
                    : 'rounded-[0.3rem] border-2 peer-checked:border-accent-fill peer-checked:bg-accent-fill',
                )}
              >
                {!isSingle && <Check strokeWidth={3.5} className="size-3.5 text-on-fill" />}
              </span>
              <span className="min-w-0 flex-1 break-words text-base">{option.name}</span>
              <span className="tabular shrink-0 text-ink-soft text-sm">{option.note}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
