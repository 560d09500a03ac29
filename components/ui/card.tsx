import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** A box with a border and, in `pad`, its inner margins. */
export function Card({ pad = 'p-5 sm:p-6', className, ...rest }: ComponentProps<'div'> & { pad?: string }) {
  return <div className={cn('min-w-0 rounded-lg border border-line bg-surface', pad, className)} {...rest} />
}
