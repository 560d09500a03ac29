import { EyeOff, Flag } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Picture } from '@/components/ui/picture'
import type { Subject } from '@/lib/acts'
import { dateTimeText } from '@/lib/date-text'
import { subjectOf } from '@/lib/reports/rules'
import type { ReportQueue as Queue, ShownThing } from '@/lib/reports/server/shapes'
import { Acts } from './story-head'
import { ThingActs } from './thing-acts'

const KINDS = { review: 'Review', picture: 'Picture', restaurant: 'Restaurant' } as const

type ReportQueueProps = {
  queue: Queue
  /** The operator's own matters, which another decides on. */
  own: ReadonlySet<Subject>
  timeZone: string
}

/** The things with open reports, the one first that has waited longest; then what is hidden. */
export function ReportQueue({ queue, own, timeZone }: ReportQueueProps) {
  const { waiting, hasMore, hidden } = queue
  return (
    <div className="flex flex-col gap-4 py-6">
      <h1 className="font-extrabold text-2xl">Reports</h1>
      {waiting.length === 0 ? (
        <EmptyState
          picture={<Flag />}
          title="No report waits"
          text="Reviews, pictures and restaurants that people report come here."
        />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {waiting.map(({ count, since, reasons, ...thing }) => (
            <ThingCard
              key={subjectOf(thing)}
              thing={thing}
              state={`${count === 1 ? '1 report' : `${count} reports`} since ${dateTimeText(since, timeZone)}`}
              isOwn={own.has(subjectOf(thing))}
              acts={<ThingActs thing={thing} />}
            >
              <ul aria-label="Reasons" className="flex flex-col gap-1 border-line border-l-4 pl-3 text-sm">
                {reasons.map(({ reason, at }) => (
                  <li key={`${at.getTime()} ${reason}`} className="whitespace-pre-line break-words">
                    {reason}
                  </li>
                ))}
                {count > reasons.length && <li className="text-ink-soft">{`${count - reasons.length} more`}</li>}
              </ul>
            </ThingCard>
          ))}
        </ul>
      )}
      {hasMore && <p className="text-ink-soft text-sm">{`The oldest ${waiting.length}; there are more.`}</p>}
      <h2 className="pt-4 font-extrabold text-xl">Hidden</h2>
      {hidden.length === 0 ? (
        <EmptyState picture={<EyeOff />} title="Nothing is hidden" pad="py-6" as="h3" />
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {hidden.map(({ hiding, ...thing }) => (
            <ThingCard
              key={subjectOf(thing)}
              thing={thing}
              state={`Hidden ${dateTimeText(hiding.at, timeZone)}`}
              isOwn={own.has(subjectOf(thing))}
              acts={<ThingActs thing={thing} isHidden />}
            >
              <div className="flex flex-col gap-1 border-line border-l-4 pl-3 text-sm">
                <p className="whitespace-pre-line break-words">{hiding.reason}</p>
                {hiding.answeredAt && (
                  <p className="whitespace-pre-line break-words font-medium">{`Answer: ‘${hiding.answer}’`}</p>
                )}
              </div>
            </ThingCard>
          ))}
        </ul>
      )}
    </div>
  )
}

type ThingCardProps = { thing: ShownThing; state: string; isOwn: boolean; acts: ReactNode; children: ReactNode }

/** A thing as it is, with what was said about it. */
function ThingCard({ thing, state, isOwn, acts, children }: ThingCardProps) {
  const { kind, by, restaurant, text, picture } = thing
  const byline = kind === 'restaurant' ? `of ${by}` : `by ${by ?? 'a former customer'}`
  return (
    <li className="min-w-0">
      <Card pad="p-4" className="flex h-full flex-col gap-3">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 className="break-words font-bold text-base">
              {`${KINDS[kind]} ${byline}`}
              {restaurant && (
                <>
                  {' · '}
                  <Link
                    href={`/restaurants/${restaurant.id}`}
                    prefetch={false}
                    className="underline underline-offset-4"
                  >
                    {restaurant.name}
                  </Link>
                </>
              )}
            </h3>
            <p className="tabular text-ink-soft text-sm">{state}</p>
          </div>
        </div>
        {picture && (
          <Picture
            src={picture}
            alt={`The ${kind === 'picture' ? 'picture' : 'picture of the restaurant'}`}
            sizes="12rem"
            wide={kind === 'restaurant'}
            className="w-48 max-w-full rounded-md"
          />
        )}
        {text && <p className="whitespace-pre-line break-words rounded-md bg-sunken px-4 py-3 text-base">{text}</p>}
        {children}
        <div className="mt-auto pt-1">
          <Acts isOwn={isOwn}>{acts}</Acts>
        </div>
      </Card>
    </li>
  )
}
