import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A checkbox with its label; the whole row can be pressed. */
export function Checkbox({ label, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'className'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft">
      <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 size-5 appearance-none rounded-[0.3rem] border-2 border-line-strong bg-surface transition-colors checked:border-accent-fill checked:bg-accent-fill disabled:border-line disabled:bg-sunken"
          {...rest}
        />
        <Check
          strokeWidth={3.5}
          className="pointer-events-none relative size-3.5 text-on-fill opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 text-base leading-6">{label}</span>
    </label>
  )
}
