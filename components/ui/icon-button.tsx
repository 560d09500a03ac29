import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name: what pressing it does. */
  label: string
  icon: ReactNode
  /** plain: no background; soft: a light background; raised: floats over pictures. */
  look?: 'plain' | 'soft' | 'raised'
  /** A small count in the corner; the label must include it. */
  badge?: number
  size?: string
}

const LOOKS = {
  plain: 'text-ink hover:bg-sunken',
  soft: 'bg-sunken text-ink hover:bg-sunken-hover',
  raised: 'bg-raised text-ink shadow-soft hover:bg-sunken',
}

/** A round icon button, 44 px wide. */
export function IconButton({
  label,
  icon,
  look = 'plain',
  badge,
  size = 'size-11',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        'inline-flex shrink-0 items-center justify-center rounded-full transition-[background-color,color,transform] active:scale-95 disabled:cursor-not-allowed disabled:text-ink-soft disabled:active:scale-100 [&_svg]:size-5',
        LOOKS[look],
        size,
        badge !== undefined && 'relative',
        className,
      )}
      {...rest}
    >
      {icon}
      {badge !== undefined && (
        <span
          aria-hidden="true"
          className="tabular absolute -top-0.5 -right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent-fill px-1 font-bold text-on-fill text-xs ring-2 ring-surface"
        >
          {badge}
        </span>
      )}
    </button>
  )
}
