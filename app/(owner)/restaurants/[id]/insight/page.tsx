import { ChartNoAxesColumn, ReceiptText } from 'lucide-react'
import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { bestSeries, canceledSeries } from '@/components/insight/best-series'
import { FigureGrid } from '@/components/insight/figure-grid'
import { PeriodLinks } from '@/components/insight/period-links'
import { RatingPlot } from '@/components/insight/rating-plot'
import { WeekPlot } from '@/components/insight/week-plot'
import { BestPlot } from '@/components/plots/best-plot'
import { daySeries, hourSeries } from '@/components/plots/day-series'
import { SalesPlot } from '@/components/plots/sales-plot'
import { cn } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { db } from '@/lib/db/client'
import { heavyRead } from '@/lib/http/heavy-turns'
import { PERIODS, type Period } from '@/lib/insight/rules/periods'
import { readInsight } from '@/lib/insight/server/queries'

export const metadata: Metadata = {
  title: 'Insight',
  description: 'What your restaurant sold, when, and how it compares.',
}

const BEFORE: Record<Period, string> = {
  today: 'yesterday until this time',
  '7d': 'the 7 days before',
  '28d': 'the 28 days before',
  '12m': 'the 12 months before',
}

/** The sales of a restaurant, for its managers (spec §4.30). */
export default async function InsightPage({ params, searchParams }: PageProps<'/restaurants/[id]/insight'>) {
  const { id } = await params
  const { user, restaurant } = await staffedRestaurant(id, 'insight', 'manager')
  const query = await searchParams
  const period = PERIODS.find((known) => known === query.period) ?? '7d'
  const asked = { restaurantId: restaurant.id, actorId: user.id, period }
  const { figures, before, byDay, byHour, items, modifiers, cancellations, ratings } = await heavyRead(user, () =>
    readInsight(asked, { db, now: new Date() }),
  )
  const [hasWeek, hasCanceled] = [period !== 'today', cancellations.length > 0]
  const isRated = period === '12m' && ratings.some(({ reviews }) => reviews > 0)
  return (
    <Container className="flex flex-col gap-6 pb-12">
      <PageHeader
        title={
          <>
            Insight<span className="sr-only"> of {restaurant.name}</span>
          </>
        }
        description={`Beside ${BEFORE[period]}. Sales are without delivery, taxes and tips.`}
        pad="pb-0"
        actions={
          <LinkButton href={`/restaurants/${restaurant.id}/statement`} prefetch={false} variant="secondary">
            <ReceiptText className="size-5" />
            Monthly statement
          </LinkButton>
        }
      />
      <PeriodLinks restaurantId={restaurant.id} current={period} />
      <FigureGrid figures={figures} before={before} beforeText={BEFORE[period]} />
      {figures.orders + figures.canceled === 0 ? (
        <EmptyState
          picture={<ChartNoAxesColumn />}
          title="No orders in this time"
          text="When customers order, this page shows when, and what sold best."
        />
      ) : (
        <>
          <SalesPlot series={period === 'today' ? hourSeries(byHour) : daySeries(byDay)} />
          {(hasWeek || hasCanceled) && (
            <div className={cn('grid gap-6', hasWeek && hasCanceled && 'xl:grid-cols-[3fr_2fr]')}>
              {hasWeek && <WeekPlot hours={byHour} />}
              {hasCanceled && <BestPlot title="Canceled orders" {...canceledSeries(cancellations)} />}
            </div>
          )}
          {items.length > 0 && (
            <div className={cn('grid gap-6', modifiers.length > 0 && 'xl:grid-cols-2')}>
              <BestPlot title="Best sellers" {...bestSeries('item', items)} />
              {modifiers.length > 0 && <BestPlot title="Best choices" {...bestSeries('modifier', modifiers)} />}
            </div>
          )}
        </>
      )}
      {isRated && <RatingPlot ratings={ratings} />}
    </Container>
  )
}
