import { cn } from './class-names'

/** A pulsing placeholder for content that is loading; hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-sm bg-sunken-hover', className)} />
}
