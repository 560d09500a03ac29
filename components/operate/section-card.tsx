import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

/** A part of an operator's screen with its heading. */
export function SectionCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card pad="px-4 py-3">
      <h2 className="pb-2 font-bold text-base">{title}</h2>
      {children}
    </Card>
  )
}

/** Rows of a name and a value. */
export function Facts({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-1.5">
          <dt className="max-w-1/2 shrink-0 text-ink-soft">{name}</dt>
          <dd className="min-w-0 break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Row = { key: string | number; at: string; title: ReactNode; text?: ReactNode; trailing?: ReactNode }

/** Rows with an instant each; `empty` when there are none. */
export function DatedRows({ rows, empty }: { rows: readonly Row[]; empty: string }) {
  if (rows.length === 0) return <p className="text-ink-soft text-sm">{empty}</p>
  return (
    <ul className="divide-y divide-line">
      {rows.map(({ key, at, title, text, trailing }) => (
        <li key={key} className="flex items-start justify-between gap-4 py-1.5 text-sm">
          <div className="min-w-0 break-words">
            <p className="font-medium">{title}</p>
            {text && <p className="text-ink-soft">{text}</p>}
            <p className="tabular text-ink-soft text-xs">{at}</p>
          </div>
          {trailing && <div className="shrink-0 text-right">{trailing}</div>}
        </li>
      ))}
    </ul>
  )
}
