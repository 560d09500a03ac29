import type { ComponentProps } from 'react'
import { cn } from './class-names'

/** A box with a border. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cn('min-w-0 rounded-lg border border-line bg-surface p-5 sm:p-6', className)} {...rest} />
}
