import { SearchX } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { StatusPill, type Tone } from '@/components/ui/status-pill'

type FoundFrameProps = {
  /** The title when nothing was found. */
  title: string
  line: string
  hasMore: boolean
  /** The widths of the columns, and their titles. */
  look: string
  columns: readonly string[]
  /** The rows as list items. */
  children: readonly ReactNode[]
}

/** The list of the things that a line has found, newest first, under the titles of its columns. */
export function FoundFrame({ title, line, hasMore, look, columns, children }: FoundFrameProps) {
  if (children.length === 0) {
    const text = line ? `Nothing fits ‘${line}’. Try fewer words.` : 'There are none yet.'
    return <EmptyState picture={<SearchX />} title={title} text={text} />
  }
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div
          aria-hidden="true"
          className={`hidden gap-4 border-line border-b px-4 py-2 font-semibold text-ink-soft text-xs lg:grid ${look}`}
        >
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <ul className="divide-y divide-line">{children}</ul>
      </div>
      <p className="pt-3 text-ink-soft text-sm">
        {hasMore ? `The newest ${children.length}. More words find fewer.` : `${children.length} found.`}
      </p>
    </>
  )
}

type FoundRow = {
  href: string
  id: number
  /** The kind of thing, for screen readers: 'Restaurant'. */
  what: string
  name: ReactNode
  about: ReactNode
  date: ReactNode
  state: { text: string; tone: Tone }
}

type FoundListProps = Pick<FoundFrameProps, 'title' | 'line' | 'hasMore'> & {
  /** The titles of the columns of names and of what is said about them. */
  columns: readonly [name: string, about: string, date: string]
  rows: readonly FoundRow[]
}

const COLUMNS = 'lg:grid-cols-[5.5rem_1.4fr_1.6fr_9rem_11rem]'

/** The restaurants or people that were found, a line for each. */
export function FoundList({ columns, rows, ...frame }: FoundListProps) {
  return (
    <FoundFrame {...frame} look={COLUMNS} columns={['Number', ...columns, 'State']}>
      {rows.map(({ href, id, what, name, about, date, state }) => (
        <li key={id}>
          <Link
            href={href}
            prefetch={false}
            className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm hover:bg-sunken ${COLUMNS}`}
          >
            <span className="tabular text-ink-soft max-lg:order-4 max-lg:text-right">
              <span className="sr-only">{`${what} `}</span>
              {id}
            </span>
            <span className="min-w-0 truncate font-semibold max-lg:order-1">{name}</span>
            <span className="min-w-0 truncate text-ink-soft max-lg:order-3">{about}</span>
            <span className="tabular text-ink-soft max-lg:hidden">{date}</span>
            <span className="max-lg:order-2 max-lg:justify-self-end">
              <StatusPill tone={state.tone}>{state.text}</StatusPill>
            </span>
          </Link>
        </li>
      ))}
    </FoundFrame>
  )
}
