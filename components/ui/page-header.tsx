import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from './class-names'

type PageHeaderProps = {
  title: ReactNode
  description?: ReactNode
  back?: { href: string; label: string }
  actions?: ReactNode
  /** The margin below it. */
  pad?: string
}

/** The title of a screen, with a back link and actions. */
export function PageHeader({ title, description, back, actions, pad = 'pb-6' }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-col gap-1 pt-6 sm:pt-8', pad)}>
      {back && (
        <Link
          href={back.href}
          prefetch={false}
          className="-ml-2 inline-flex h-11 items-center gap-1.5 self-start rounded-sm px-2 font-medium text-ink-soft text-sm transition-colors hover:text-ink"
        >
          <ArrowLeft className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:flex-nowrap">
        <div className="min-w-0">
          <h1 className="break-words font-extrabold text-2xl sm:text-3xl">{title}</h1>
          {description && <p className="mt-1.5 max-w-160 text-base text-ink-soft">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3 sm:shrink-0">{actions}</div>}
      </div>
    </header>
  )
}
