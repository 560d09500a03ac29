'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { LinkButton } from './link-button'
import { Spinner } from './spinner'

type PagedListProps = {
  /** The last page shown, from 1. */
  page: number
  /** The number of items on the screen. */
  shown: number
  /** The address of the pages before; null at the beginning of the list. */
  previous: string | null
  /** The address of the longer list, or of a new screen when this one is full. */
  next: { href: string; isNewScreen: boolean } | null
  /** The label of `previous`. */
  previousLabel?: string
  /** The progress, such as '20 of 31'. */
  progress?: string
  /** The list: a `ul`, alone or with more around it. */
  children: ReactNode
}

/** A list with a 'Show more' link: its pages are in the URL, and the focus moves to the first new item. */
export function PagedList({ page, shown, previous, next, previousLabel, progress, children }: PagedListProps) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef({ page, shown })

  useEffect(() => {
    const old = before.current
    before.current = { page, shown }
    if (page !== old.page + 1 || shown <= old.shown) return
    const first = frame.current?.querySelector('ul')?.children[old.shown]
    const target = first?.querySelector('a') ?? first?.querySelector<HTMLElement>('button:enabled')
    target?.focus({ preventScroll: true })
  }, [page, shown])

  return (
    <div ref={frame}>
      {previous && (
        <LinkButton href={previous} prefetch={false} variant="ghost" size="sm" className="mb-4 -ml-3">
          {previousLabel ?? 'Back to what came before'}
        </LinkButton>
      )}
      {children}
      {next && (
        <div className="flex flex-col items-center gap-3 py-8">
          {progress && <p className="tabular text-ink-soft text-sm">{progress}</p>}
          {/* A link works before hydration and lets crawlers follow it. */}
          <LinkButton
            href={next.href}
            variant="secondary"
            prefetch={false}
            scroll={false}
            aria-busy={pending ? true : undefined}
            onNavigate={(event) => {
              event.preventDefault()
              if (pending) return
              startTransition(() => {
                if (next.isNewScreen) router.push(next.href)
                else router.replace(next.href, { scroll: false })
              })
            }}
          >
            {pending && (
              <span className="absolute inset-0 grid place-items-center">
                <Spinner />
              </span>
            )}
            <span className={pending ? 'opacity-0' : undefined}>Show more</span>
          </LinkButton>
        </div>
      )}
    </div>
  )
}
