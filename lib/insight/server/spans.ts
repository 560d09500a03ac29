import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tx } from '@/lib/db/database'
import { soldOf } from '@/lib/insight/rules/best-sold'
import { addUp, type SpanSold, type SpanSums } from '@/lib/insight/rules/figures'
import { hourClock } from '@/lib/insight/rules/local-days'
import type { Span } from '@/lib/insight/rules/periods'
import { readCancellations, readCooking, readCustomers, readQuarters, readSoldLines } from './sums'

type Asked = { restaurantId: number; timeZone: string; spans: readonly Span[] }
type Summed = { sums: SpanSums; sold: SpanSold }

/** Adds up the orders of each span. Other requests are answered between its statements: SQLite runs on the main thread. */
export async function readSpans({ timeZone, ...asked }: Asked, tx: Tx): Promise<Summed[]> {
  const hourOf = hourClock(timeZone)
  const quarters = grouped(await readQuarters(asked, tx), spanOf)
  await nextTurn()
  const cooking = grouped(await readCooking(asked, tx), spanOf)
  await nextTurn()
  const customers = grouped(await readCustomers(asked, tx), spanOf)
  await nextTurn()
  const lines = grouped(await readSoldLines(asked, tx), spanOf)
  await nextTurn()
  const cancellations = grouped(await readCancellations(asked, tx), spanOf)
  return asked.spans.map((_, span) => {
    const [rows, [customer]] = [quarters(span), customers(span)]
    const ofHour = grouped(rows, ({ quarter }) => hourOf(quarter))
    return {
      sums: {
        ...addUp([...rows, ...cooking(span)]),
        newCustomers: customer?.newCustomers ?? 0,
        returning: (customer?.returning?.split(',') ?? []).map(Number).toSorted((a, b) => a - b),
      },
      sold: {
        hours: HOURS.flatMap((hour) => {
          const { orders, salesCents } = addUp(ofHour(hour))
          return orders === 0 ? [] : [{ hour, orders, salesCents }]
        }),
        ...soldOf(lines(span)),
        cancellations: cancellations(span).map(({ reason, orders }) => ({ reason, orders })),
      },
    }
  })
}

const HOURS = [...Array(24).keys()]
const spanOf = ({ span }: { span: number }) => span

/** The rows of each key. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => number): (key: number) => Row[] {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return (key) => groups.get(key) ?? []
}
