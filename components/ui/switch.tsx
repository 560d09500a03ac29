import type { ComponentProps, ReactNode } from 'react'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'> & { label: ReactNode }

/** Turns something on or off at once, without a save button. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-11 items-center justify-between gap-4">
      <span className="min-w-0 font-medium text-base">{label}</span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
          role="switch"
          className="peer absolute inset-0 h-7 w-12 appearance-none rounded-full bg-line-strong transition-colors checked:bg-success-fill disabled:bg-line"
          {...rest}
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-on-fill shadow-soft transition-transform peer-checked:translate-x-5" />
      </span>
    </label>
  )
}
