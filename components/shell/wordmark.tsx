import { cn } from '@/components/ui/class-names'
import { PlateMark } from './plate-mark'

/** The brand: the plate mark beside the name. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2', className)}>
      <PlateMark className="size-8 shrink-0" />
      <span className="font-extrabold text-ink text-xl tracking-[-0.035em]">Plateful</span>
    </span>
  )
}
