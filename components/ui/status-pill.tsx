import type { ReactNode } from 'react'
import { cn } from './class-names'

const TONES = {
  neutral: 'bg-sunken text-ink-soft',
  accent: 'bg-accent-soft text-accent-ink',
  success: 'bg-success-soft text-success-ink',
  warning: 'bg-warning-soft text-warning-ink',
}

export type Tone = keyof typeof TONES

type StatusPillProps = { tone?: Tone; icon?: ReactNode; children: ReactNode }

/** A status in one or two words, in its color. */
export function StatusPill({ tone = 'neutral', icon, children }: StatusPillProps) {
  return (
    <span
      className={cn(
        'inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-semibold text-xs [&_svg]:size-3.5',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
