import Link from 'next/link'
import { SIGNAL_KINDS, SIGNAL_RULES, type SignalKind, type SignalReason } from '@/lib/operate/rules/signals'
import type { Signal, Signals } from '@/lib/operate/server/shapes'
import { FoundRow } from './found-orders'

const NOTES: Record<SignalReason, string | undefined> = {
  refunded: undefined,
  new_account: undefined,
  owner: 'The owner’s account',
  staff: 'Works there',
  own_address: 'New account, at the address of the owner or the restaurant',
  reviewed: undefined,
}

/** The signals of fraud by kind, with the rule that found them. */
export function SignalList({ signals, more }: Signals) {
  return (
    <div className="flex flex-col gap-8 py-6">
      <div>
        <h1 className="font-extrabold text-2xl">Signals</h1>
        <p className="text-ink-soft text-sm">
          Of the last four weeks. There are honest reasons for each of them, so nothing happens by itself.
        </p>
      </div>
      {SIGNAL_KINDS.map((kind) => (
        <SignalsOfKind key={kind} kind={kind} signals={signals.filter((signal) => signal.kind === kind)} />
      ))}
      {more > 0 && <p className="text-ink-soft text-sm">{`The largest of each kind; there are ${more} more.`}</p>}
    </div>
  )
}

function SignalsOfKind({ kind, signals }: { kind: SignalKind; signals: readonly Signal[] }) {
  const { title, rule } = SIGNAL_RULES[kind]
  return (
    <section aria-labelledby={kind} className="flex flex-col gap-3">
      <div>
        <h2 id={kind} className="font-bold text-lg">
          {title}
        </h2>
        <p className="text-ink-soft text-sm">{signals.length > 0 ? rule : `${rule} There are none.`}</p>
      </div>
      {signals.map((signal) => (
        <SignalCard key={signal.orders[0]?.id} signal={signal} />
      ))}
    </section>
  )
}

function SignalCard({ signal: { kind, id, name, text, count, orders } }: { signal: Signal }) {
  return (
    <article className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-3">
        <h3 className="min-w-0 break-words font-semibold">
          {id === null ? (
            name
          ) : (
            <Link
              href={`/operate/${kind === 'refunds' ? 'people' : 'restaurants'}/${id}`}
              prefetch={false}
              className="underline underline-offset-4"
            >
              {name}
            </Link>
          )}
          {id !== null && (
            <span className="pl-2 font-normal text-ink-soft text-sm">
              {kind === 'refunds' ? `Account ${id}` : `Restaurant ${id}`}
            </span>
          )}
        </h3>
        <p className="tabular text-sm">{text}</p>
      </div>
      <ul className="divide-y divide-line border-line border-t">
        {orders.map((order) => (
          <li key={order.id}>
            <FoundRow order={order} note={NOTES[order.why]} />
          </li>
        ))}
      </ul>
      {count > orders.length && (
        <p className="border-line border-t px-4 py-2 text-ink-soft text-sm">{`And ${count - orders.length} more.`}</p>
      )}
    </article>
  )
}
