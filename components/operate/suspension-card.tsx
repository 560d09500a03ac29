import { dateTimeText, untilText } from '@/lib/date-text'
import { SectionCard } from './section-card'

type SuspensionCardProps = {
  suspension: { reason: string; since: Date; until: Date | null; answer?: string }
  /** Whether it is a new restaurant that waits. */
  waits?: boolean
  timeZone: string
}

/** Why and how long a restaurant or a person is suspended, and the owner's answer. */
export function SuspensionCard({ suspension, waits, timeZone }: SuspensionCardProps) {
  const { reason, since, until, answer } = suspension
  return (
    <SectionCard title={waits ? 'Waiting for approval' : 'Suspension'}>
      <div className="flex flex-col gap-1.5 break-words text-sm">
        <p className="font-medium">{reason}</p>
        <p className="tabular text-ink-soft text-xs">
          {waits
            ? `Since ${dateTimeText(since, timeZone)}`
            : `Since ${dateTimeText(since, timeZone)}, ${untilText(until, timeZone)}`}
        </p>
        {answer && <p className="whitespace-pre-line">{`The owner answers: ‘${answer}’`}</p>}
      </div>
    </SectionCard>
  )
}
