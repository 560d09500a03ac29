import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** The shape of everything that looks like a chip. */
export const chipStyles =
  'inline-flex h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-4 font-medium text-sm transition-colors [&_svg]:size-4'

/** The colors of a chip. */
export function chipLook(selected: boolean): string {
  return selected
    ? 'border-accent bg-accent-soft text-accent-ink inset-ring inset-ring-accent hover:bg-accent-soft-hover'
    : 'border-line-strong/50 bg-surface text-ink hover:border-line-strong hover:bg-sunken'
}

type ChipProps = Omit<ComponentProps<'button'>, 'aria-pressed'> & { selected: boolean }

/** A chip that can be pressed in and out: a filter, a preset. */
export function Chip({ selected, className, ...rest }: ChipProps) {
  return (
    <button type="button" aria-pressed={selected} className={cn(chipStyles, chipLook(selected), className)} {...rest} />
  )
}
