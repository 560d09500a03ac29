import type * as z from 'zod/mini'
import { readThing, type Thing } from '@/lib/reports/rules'
import type { Report, ReportQueue, ThingState } from '@/lib/reports/server/shapes'
import { hiddenToWire } from '@/lib/reviews/contract/wire'
import type { ReportOut, ReportsOut, reportBody, ThingOut } from './schemas'

/** The body of a report for its command. */
export function reportInput({ kind, id, reason }: z.output<typeof reportBody>): { thing: Thing; reason: string } {
  const thing = readThing(kind, id)
  if (!thing) throw new Error('The schema refuses such an id')
  return { thing, reason }
}

export const reportToWire = ({ at, ...report }: Report): ReportOut => ({ ...report, at: at.toISOString() })

export const thingToWire = ({ hiding, ...thing }: ThingState): ThingOut => ({ ...thing, hidden: hiddenToWire(hiding) })

export const reportsToWire = ({ waiting, hasMore, hidden }: ReportQueue): ReportsOut => ({
  waiting: waiting.map(({ since, reasons, ...thing }) => ({
    ...thing,
    since: since.toISOString(),
    reasons: reasons.map(({ reason, at }) => ({ reason, at: at.toISOString() })),
  })),
  hasMore,
  hidden: hidden.map(({ hiding, ...thing }) => ({ ...thing, hidden: hiddenToWire(hiding) })),
})
