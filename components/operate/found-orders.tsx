import Link from 'next/link'
import { Price } from '@/components/ui/price'
import { StatusPill } from '@/components/ui/status-pill'
import { dateTimeText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import type { FoundOrder } from '@/lib/operate/server/shapes'
import { FoundFrame } from './found-list'
import { nameOf, stateOf } from './operate-texts'

type FoundOrdersProps = { orders: readonly FoundOrder[]; hasMore: boolean; line: string }

const COLUMNS = 'lg:grid-cols-[5.5rem_13rem_1.4fr_1.6fr_7rem_7rem]'

const TITLES = ['Order', 'Created', 'Restaurant', 'Customer', 'State', 'Total']

/** The orders that were found, a line for each. */
export function FoundOrders({ orders, ...found }: FoundOrdersProps) {
  return (
    <FoundFrame {...found} title="No orders found" look={`${COLUMNS} [&>:last-child]:text-right`} columns={TITLES}>
      {orders.map((order) => (
        <li key={order.id}>
          <FoundRow order={order} />
        </li>
      ))}
    </FoundFrame>
  )
}

/** An order as a line that leads to it; `note` stands beside its customer. */
export function FoundRow({ order, note }: { order: FoundOrder; note?: string }) {
  const { id, restaurantName, customer, totalCents, refundedCents, createdAt, timeZone } = order
  const { text, tone } = stateOf(order)
  return (
    <Link
      href={`/operate/orders/${id}`}
      prefetch={false}
      className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm hover:bg-sunken ${COLUMNS}`}
    >
      <span className="tabular font-semibold max-lg:order-1">
        <span className="sr-only">Order </span>
        {id}
      </span>
      <time dateTime={createdAt.toISOString()} className="tabular text-ink-soft max-lg:order-5">
        {dateTimeText(createdAt, timeZone)}
      </time>
      <span className="min-w-0 truncate max-lg:order-3">{restaurantName}</span>
      <span className="min-w-0 truncate text-ink-soft max-lg:order-6 max-lg:col-span-2">
        <span className="text-ink">{nameOf(customer)}</span> {customer.email ?? customer.phoneNumber}
        {note && <span className="block">{note}</span>}
      </span>
      <span className="max-lg:order-2 max-lg:justify-self-end">
        <StatusPill tone={tone}>{text}</StatusPill>
      </span>
      <span className="text-right max-lg:order-4">
        <Price cents={totalCents} className="font-semibold" />
        {refundedCents > 0 && (
          <span className="tabular block text-ink-soft text-xs">{`${formatMoney(refundedCents)} back`}</span>
        )}
      </span>
    </Link>
  )
}
