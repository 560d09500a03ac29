import { ArrowLeft, ArrowRight, Download } from 'lucide-react'
import type { Metadata } from 'next'
import { staffedRestaurant } from '@/app/restaurant'
import { StatementTable } from '@/components/insight/statement-table'
import { buttonStyles } from '@/components/ui/button-styles'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { PrintButton } from '@/components/ui/print-button'
import { monthText } from '@/lib/date-text'
import { db } from '@/lib/db/client'
import { heavyRead } from '@/lib/http/heavy-turns'
import { statementCsv } from '@/lib/insight/contract/wire'
import { addMonths, MONTH, monthOf } from '@/lib/insight/rules/periods'
import { readStatement } from '@/lib/insight/server/queries'

export const metadata: Metadata = { title: 'Statement', description: 'A month of your restaurant, day by day.' }

/** A month of a restaurant for its owner, on the screen and on paper (spec §4.30). */
export default async function StatementPage({ params, searchParams }: PageProps<'/restaurants/[id]/statement'>) {
  const { id } = await params
  const { user, restaurant } = await staffedRestaurant(id, 'statement', 'owner')
  const { month: asked } = await searchParams
  const latest = monthOf(new Date(), restaurant.timeZone)
  const month = typeof asked === 'string' && MONTH.test(asked) ? asked : latest
  const wanted = { restaurantId: restaurant.id, actorId: user.id, month }
  const statement = await heavyRead(user, () => readStatement(wanted, { db }))
  const path = `/restaurants/${restaurant.id}/statement`
  const file = `data:text/csv;charset=utf-8,${encodeURIComponent(statementCsv(statement))}`
  return (
    <Container width="md" className="pb-12 print:max-w-none print:p-0">
      <div className="print:hidden">
        <PageHeader
          title="Statement"
          back={{ href: `/restaurants/${restaurant.id}/insight`, label: 'Insight' }}
          description="Orders, cancellations and refunds count on the day the order was placed."
        />
        <nav aria-label="Month" className="flex flex-wrap items-center justify-between gap-3 pb-4">
          <LinkButton href={`${path}?month=${addMonths(month, -1)}`} prefetch={false} variant="secondary" size="sm">
            <ArrowLeft className="size-4" />
            {monthText(addMonths(month, -1))}
          </LinkButton>
          {month < latest && (
            <LinkButton href={`${path}?month=${addMonths(month, 1)}`} prefetch={false} variant="secondary" size="sm">
              {monthText(addMonths(month, 1))}
              <ArrowRight className="size-4" />
            </LinkButton>
          )}
        </nav>
      </div>
      <Card
        pad="sm:p-6"
        className="receipt flex flex-col gap-4 max-sm:border-0 max-sm:bg-transparent print:border-0 print:p-0"
      >
        <div>
          <h2 className="font-bold text-lg">
            {restaurant.name}, {monthText(month)}
          </h2>
          <p className="text-ink-soft text-sm">Days of {restaurant.timeZone.replaceAll('_', ' ')}</p>
        </div>
        <StatementTable statement={statement} />
        <div className="grid gap-3 sm:grid-cols-2 print:hidden">
          <a
            href={file}
            download={`statement-${month}.csv`}
            className={buttonStyles({ variant: 'secondary', size: 'lg', wide: true })}
          >
            <Download className="size-5" />
            Download as CSV
          </a>
          <PrintButton />
        </div>
      </Card>
    </Container>
  )
}
