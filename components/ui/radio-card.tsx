import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names'

type RadioCardProps = Omit<ComponentProps<'input'>, 'type' | 'title' | 'className'> & {
  title: ReactNode
  description?: ReactNode
  icon?: ReactNode
  /** On the right: a price, an estimate. */
  trailing?: ReactNode
  /** Below the rest, inside the card. */
  children?: ReactNode
}

/** One of several choices as a card; give all of a group the same name and put them in RadioCards. */
export function RadioCard({ title, description, icon, trailing, children, ...rest }: RadioCardProps) {
  return (
    <label className="relative flex min-h-14 items-center gap-3 rounded-md border border-line-strong/50 bg-surface p-4 transition-[border-color,background-color,box-shadow] hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-checked:inset-ring has-checked:inset-ring-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
      <input
        type="radio"
        className="peer absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
        {...rest}
      />
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border-2 border-line-strong bg-surface transition-[border-width,border-color] peer-checked:border-[6px] peer-checked:border-accent-fill"
      />
      {icon && <span className="shrink-0 text-ink-soft peer-checked:text-accent-ink [&_svg]:size-6">{icon}</span>}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="font-semibold text-base">{title}</span>
        {description && <span className="text-ink-soft text-sm">{description}</span>}
        {children}
      </span>
      {trailing && <span className="tabular shrink-0 text-right font-semibold text-sm">{trailing}</span>}
    </label>
  )
}

type RadioCardsProps = { label: string; hideLabel?: boolean; className?: string; children: ReactNode }

/** The group of the cards, with its accessible name. */
export function RadioCards({ label, hideLabel, className, children }: RadioCardsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={cn('mb-2 font-medium text-sm', hideLabel && 'sr-only')}>{label}</legend>
      <div className={cn('grid gap-3', className)}>{children}</div>
    </fieldset>
  )
}
