import Link from 'next/link'
import { daySeries } from '@/components/plots/day-series'
import { SalesPlot } from '@/components/plots/sales-plot'
import { Card } from '@/components/ui/card'
import { dateTimeText, timeOf } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import type { DayFigures, Overview, Waiting } from '@/lib/operate/server/shapes'
import { addDays, wallClock } from '@/lib/zoned-time'
import { CanceledPlot, HourPlot } from './overview-plots'
import { DatedRows, Facts, SectionCard } from './section-card'

/** The figures of today beside those of the same weekday before, and what waits. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  const { at, timeZone, today, before, byHour, byDay, waitingMails, requests, reports, approvals } = overview
  const { unanswered, errors, ledger } = overview
  const canceled = (day: DayFigures) => day.canceled.reduce((sum, { orders }) => sum + orders, 0)
  return (
    <div className="flex flex-col gap-4 py-6">
      <div>
        <h1 className="font-extrabold text-2xl">Today</h1>
        <p className="text-ink-soft text-sm">
          {`Until ${dateTimeText(at, timeZone)}, beside the same weekday before up to the same time.`}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <Figure name="Orders" now={String(today.orders)} before={String(before.orders)} />
        <Figure name="Sales" now={formatMoney(today.salesCents)} before={formatMoney(before.salesCents)} />
        <Figure name="Canceled" now={String(canceled(today))} before={String(canceled(before))} />
        <Figure
          name="Refunded in part"
          now={formatMoney(today.refundedCents)}
          before={formatMoney(before.refundedCents)}
        />
      </dl>
      <div className="grid gap-4 lg:grid-cols-[2fr_3fr]">
        <div className="grid min-w-0 content-start gap-4 md:max-lg:grid-cols-2 md:max-lg:items-start">
          <SectionCard title="State">
            <Facts
              rows={[
                ['Requests waiting', <Waits key="requests" waiting={requests} path="/operate/requests" at={at} />],
                ['Reports waiting', <Waits key="reports" waiting={reports} path="/operate/reports" at={at} />],
                [
                  'New restaurants waiting',
                  <Waits key="approvals" waiting={approvals} path="/operate/restaurants?q=waiting" at={at} />,
                ],
                ['Mails waiting', waitingMails],
                ['Refunds in part today', today.refunds],
                [
                  'Ledger',
                  ledger.mismatches === 0 ? 'Every wallet adds up' : `${ledger.mismatches} wallets do not add up`,
                ],
                ['Ledger checked', timeOf(ledger.checkedAt, timeZone)],
              ]}
            />
          </SectionCard>
          <div className="flex min-w-0 flex-col gap-4">
            <SectionCard title="Restaurants that do not answer">
              {unanswered.length === 0 ? (
                <p className="text-ink-soft text-sm">None.</p>
              ) : (
                <Facts
                  rows={unanswered.map(({ id, name, orders, since }) => [
                    name,
                    <WaitLink key={id} href={`/operate/restaurants/${id}`} count={orders} since={since} at={at} />,
                  ])}
                />
              )}
            </SectionCard>
            <SectionCard title="Errors today">
              <DatedRows
                empty="None."
                rows={errors.map(({ place, count, lastAt }) => ({
                  key: place,
                  at: `Last at ${timeOf(lastAt, timeZone)}`,
                  title: place,
                  trailing: count === 1 ? 'once' : `${count} times`,
                }))}
              />
            </SectionCard>
            <CanceledPlot today={today.canceled} before={before.canceled} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <HourPlot hours={byHour} dayBefore={addDays(wallClock(at, timeZone).day, -7)} />
          <SalesPlot series={daySeries(byDay)} />
        </div>
      </div>
    </div>
  )
}

/** How much waits, with the age of the oldest. */
function Waits({ waiting: { count, since }, path, at }: { waiting: Waiting; path: string; at: Date }) {
  return since ? <WaitLink href={path} count={count} since={since} at={at} /> : '0'
}

function WaitLink({ href, count, since, at }: { href: string; count: number; since: Date; at: Date }) {
  const minutes = Math.floor((at.getTime() - since.getTime()) / 60_000)
  const hours = Math.floor(minutes / 60)
  const age = hours < 1 ? `${minutes} min` : hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
  return (
    <Link href={href} prefetch={false} className="font-semibold underline underline-offset-4">
      {`${count}, the oldest for ${age}`}
    </Link>
  )
}

function Figure({ name, now, before }: { name: string; now: string; before: string }) {
  return (
    <Card pad="px-4 py-3">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd>
        <span className="tabular block font-extrabold text-2xl">{now}</span>
        <span className="tabular text-ink-soft text-sm">{`${before} before`}</span>
      </dd>
    </Card>
  )
}
