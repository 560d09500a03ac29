import { dateTimeText } from '@/lib/date-text'
import type { AuditRow } from '@/lib/operate/server/shapes'
import { DatedRows, SectionCard } from './section-card'

/** The acts of operators on an order, a restaurant or a person. */
export function ActsCard({ acts, timeZone }: { acts: readonly AuditRow[]; timeZone: string }) {
  return (
    <SectionCard title="Acts of operators">
      <DatedRows
        empty="None."
        rows={acts.map(({ id, at, operator, act, reason }) => ({
          key: id,
          at: `${dateTimeText(at, timeZone)} · ${operator}`,
          title: act,
          text: reason,
        }))}
      />
    </SectionCard>
  )
}
