import { ScrollText } from 'lucide-react'
import Link from 'next/link'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { dateTimeText } from '@/lib/date-text'
import type { AuditRow } from '@/lib/operate/server/shapes'

type AuditLogProps = { entries: readonly AuditRow[]; next: number | null; line: string; timeZone: string }

/** The acts of operators, newest first. */
export function AuditLog({ entries, next, line, timeZone }: AuditLogProps) {
  if (entries.length === 0) {
    return (
      <EmptyState
        picture={<ScrollText />}
        title="No acts found"
        text={line ? `Nothing fits ‘${line}’.` : 'Every act of an operator will be here, and stay.'}
      />
    )
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm lg:grid-cols-[13rem_8rem_8rem_1fr_14rem]"
          >
            <time dateTime={entry.at.toISOString()} className="tabular text-ink-soft">
              {dateTimeText(entry.at, timeZone)}
            </time>
            <span className="font-semibold">{entry.act}</span>
            <Subject subject={entry.subject} />
            <span className="min-w-0 break-words">
              {entry.reason}
              <Changed {...entry} />
            </span>
            <span className="min-w-0 break-words text-ink-soft">
              {entry.operator}
              <span className="block text-xs">{`Account ${entry.operatorId}`}</span>
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <div className="pt-4">
          <LinkButton
            href={`/operate/audit?${new URLSearchParams({ q: line, before: String(next) })}`}
            prefetch={false}
            variant="secondary"
            size="sm"
          >
            Older acts
          </LinkButton>
        </div>
      )}
    </>
  )
}

/** The screens of the subjects of acts. */
const SCREENS = new Map([
  ['order', 'orders'],
  ['restaurant', 'restaurants'],
  ['user', 'people'],
])

/** Leads to the screen of the thing, or to all that was done with it. */
function Subject({ subject }: { subject: string }) {
  const [kind = '', id] = subject.split(' ')
  const screen = SCREENS.get(kind)
  const href = screen ? `/operate/${screen}/${id}` : `/operate/audit?${new URLSearchParams({ q: subject })}`
  return (
    <span className="min-w-0 truncate">
      <Link href={href} prefetch={false} className="underline underline-offset-4">
        {subject}
      </Link>
    </span>
  )
}

/** The facts that differ before and after, without the reason, which stands above them. */
function Changed({ before, after, reason }: Pick<AuditRow, 'before' | 'after' | 'reason'>) {
  const [was, is] = [facts(before), facts(after)]
  const changed = Object.keys({ ...was, ...is }).filter((name) => {
    return (was[name] ?? '') !== (is[name] ?? '') && is[name] !== reason
  })
  return (
    <span className="tabular block text-ink-soft text-xs">
      {changed.map((name) => `${name}: ${was[name] ?? '–'} → ${is[name] ?? '–'}`).join(' · ')}
    </span>
  )
}

function facts(json: string): Record<string, unknown> {
  return JSON.parse(json)
}
