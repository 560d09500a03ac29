import { LifeBuoy } from 'lucide-react'
import Link from 'next/link'
import { EmptyState } from '@/components/ui/empty-state'
import { dateTimeText } from '@/lib/date-text'
import type { WaitingRequest } from '@/lib/operate/server/shapes'
import { HELP_TITLES } from '@/lib/orders/rules/help-texts'

type WaitingRequestsProps = { requests: readonly WaitingRequest[]; hasMore: boolean }

/** The requests for help that wait for an operator, the one first that has waited longest. */
export function WaitingRequests({ requests, hasMore }: WaitingRequestsProps) {
  return (
    <div className="flex flex-col gap-4 py-6">
      <h1 className="font-extrabold text-2xl">Requests</h1>
      {requests.length === 0 ? (
        <EmptyState
          picture={<LifeBuoy />}
          title="No request waits"
          text="Those that a restaurant does not answer within 24 hours, and those that customers bring to us, come here."
        />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {requests.map(({ orderId, kind, state, restaurantName, firstName, waitsSince, timeZone }) => (
            <li key={orderId}>
              <Link
                href={`/operate/orders/${orderId}`}
                prefetch={false}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-0.5 px-4 py-2.5 text-sm hover:bg-sunken"
              >
                <span className="min-w-0 break-words">
                  <span className="tabular font-semibold">{`Order ${orderId}`}</span>
                  {` · ${HELP_TITLES[kind]} · ${firstName} at ${restaurantName}`}
                </span>
                <span className="tabular text-ink-soft">
                  {`${state === 'appealed' ? 'Asked us' : 'Unanswered'} since ${dateTimeText(waitsSince, timeZone)}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className="text-ink-soft text-sm">{`The oldest ${requests.length}; there are more.`}</p>}
    </div>
  )
}
