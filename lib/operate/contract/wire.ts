import type * as z from 'zod/mini'
import { instant } from '@/lib/instant'
import { dollarsFromCents } from '@/lib/money'
import type {
  AuditRow,
  DayFigures,
  FoundOrder,
  OperatorOrder,
  Overview,
  Signals,
  Waiting,
  WaitingRequest,
} from '@/lib/operate/server/shapes'
import { refundPart } from '@/lib/orders/contract/help-wire'
import { orderToWire } from '@/lib/orders/contract/wire'
import type {
  AuditEntryOut,
  AuditOut,
  FoundOrdersOut,
  OperatorOrderOut,
  OverviewOut,
  RequestsOut,
  refundBody,
  SignalsOut,
} from './schemas'

type Found = { orders: readonly FoundOrder[]; hasMore: boolean }

const foundToWire = <Order extends FoundOrder>({ totalCents, refundedCents, createdAt, ...order }: Order) => ({
  ...order,
  createdAt: createdAt.toISOString(),
  totalCost: dollarsFromCents(totalCents),
  refunded: dollarsFromCents(refundedCents),
})

export const foundOrdersToWire = ({ orders, hasMore }: Found): FoundOrdersOut => ({
  orders: orders.map(foundToWire),
  hasMore,
})

export const signalsToWire = ({ signals, more }: Signals): SignalsOut => ({
  signals: signals.map((signal) => ({ ...signal, orders: signal.orders.map(foundToWire) })),
  more,
})

export const requestsToWire = ({
  requests,
  hasMore,
}: {
  requests: readonly WaitingRequest[]
  hasMore: boolean
}): RequestsOut => ({
  requests: requests.map(({ at, waitsSince, ...request }) => {
    return { ...request, at: at.toISOString(), waitsSince: waitsSince.toISOString() }
  }),
  hasMore,
})

export const entryToWire = ({ at, ...entry }: AuditRow): AuditEntryOut => ({ ...entry, at: at.toISOString() })

export const auditToWire = ({ entries, next }: { entries: readonly AuditRow[]; next: number | null }): AuditOut => ({
  entries: entries.map(entryToWire),
  next,
})

export function operatorOrderToWire({ order, mails, entries, acts, ...same }: OperatorOrder): OperatorOrderOut {
  return {
    ...same,
    order: orderToWire(order),
    mails: mails.map(({ createdAt, sentAt, dueAt, ...mail }) => {
      return { ...mail, createdAt: createdAt.toISOString(), sentAt: instant(sentAt), dueAt: instant(dueAt) }
    }),
    entries: entries.map(({ amountCents, balanceAfterCents, createdAt, ...entry }) => ({
      ...entry,
      amount: dollarsFromCents(amountCents),
      balanceAfter: dollarsFromCents(balanceAfterCents),
      createdAt: createdAt.toISOString(),
    })),
    acts: acts.map(entryToWire),
  }
}

const dayToWire = ({ salesCents, refundedCents, ...same }: DayFigures): OverviewOut['today'] => ({
  ...same,
  sales: dollarsFromCents(salesCents),
  refunded: dollarsFromCents(refundedCents),
})

const waitingToWire = ({ count, since }: Waiting) => ({ count, since: instant(since) })

export const overviewToWire = ({
  at,
  today,
  before,
  byDay,
  requests,
  reports,
  approvals,
  unanswered,
  errors,
  ledger,
  ...same
}: Overview): OverviewOut => ({
  ...same,
  at: at.toISOString(),
  today: dayToWire(today),
  before: dayToWire(before),
  byDay: byDay.map(({ salesCents, ...day }) => ({ ...day, sales: dollarsFromCents(salesCents) })),
  requests: waitingToWire(requests),
  reports: waitingToWire(reports),
  approvals: waitingToWire(approvals),
  unanswered: unanswered.map(({ since, ...restaurant }) => ({ ...restaurant, since: since.toISOString() })),
  errors: errors.map(({ lastAt, ...error }) => ({ ...error, lastAt: lastAt.toISOString() })),
  ledger: { ...ledger, checkedAt: ledger.checkedAt.toISOString() },
})

/** The body of a refund for its command: lines, or an amount. */
export const refundInput = ({ reason, ...body }: z.output<typeof refundBody>) => ({ ...refundPart(body), reason })
