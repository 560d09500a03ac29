import { Clock } from 'lucide-react'
import { cn } from '@/components/ui/class-names'

type ServedAtProps = {
  /** Times of the week as text; nothing is shown without any. */
  hours: string | undefined
  className?: string
}

/** When an item or the items of a section are served. */
export function ServedAt({ hours, className }: ServedAtProps) {
  if (!hours) return null
  return (
    <p className={cn('flex items-start gap-1.5 text-ink-soft text-sm', className)}>
      <Clock className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">Served {hours}</span>
    </p>
  )
}
