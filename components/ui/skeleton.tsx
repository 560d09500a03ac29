import { cn } from './class-names'

/** A breathing place-holder of the size of what is on its way; hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-sm bg-sunken-hover', className)} />
}
