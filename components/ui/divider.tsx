import { cn } from './class-names'

/** A thin line between two parts, with an optional word. */
export function Divider({ label, className }: { label?: string; className?: string }) {
  if (!label) return <hr className={cn('border-line border-t', className)} />
  return (
    <div className={cn('my-5 flex items-center gap-4 text-ink-soft text-sm', className)}>
      <span className="h-px flex-1 bg-line" />
      {label}
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
