import type { ReactNode } from 'react'
import { cn } from './class-names'

type EmptyStateProps = {
  /** An icon or a small picture. */
  picture: ReactNode
  title: string
  text?: ReactNode
  /** The most useful next action. */
  action?: ReactNode
  /** The heading level of the title. */
  as?: 'h1' | 'h2' | 'h3'
  /** Its margins above and below. */
  pad?: string
  className?: string
}

/** Shown instead of an empty list. */
export function EmptyState({
  picture,
  title,
  text,
  action,
  as: Title = 'h2',
  pad = 'py-12',
  className,
}: EmptyStateProps) {
  return (
    <div className={cn('mx-auto flex max-w-lg flex-col items-center px-4 text-center', pad, className)}>
      <div className="mb-5 grid size-24 place-items-center overflow-hidden rounded-full bg-sunken text-ink-soft [&_img]:size-full [&_img]:object-cover [&_svg]:size-10">
        {picture}
      </div>
      <Title className="font-bold text-xl">{title}</Title>
      {text && <p className="mt-2 max-w-104 text-base text-ink-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
