import type { ReactNode } from 'react'
import { cn } from './class-names'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
  danger: 'bg-danger-soft text-danger-ink',
}

type StatusPillProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode }

/** A status in one or two words, in its color. */
export function StatusPill({ tone = 'neutral', icon, className, children }: StatusPillProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}
