import { ChosenList } from '@/components/ui/chosen-list'
import { Price } from '@/components/ui/price'
import { formatPhone } from '@/lib/accounts/rules/contact'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { dateTimeText } from '@/lib/date-text'
import { formatMoney } from '@/lib/money'
import type { OperatorOrder } from '@/lib/operate/server/shapes'
import { leftToRefund } from '@/lib/orders/rules/order-refund'
import { partsOf } from '@/lib/orders/rules/order-total'
import { courierTexts } from '@/lib/personal-texts'
import { ActsCard } from './acts-card'
import { HelpCard } from './help-card'
import { OrdersLink, PersonLink } from './links'
import { stateOf, wordOf } from './operate-texts'
import { OrderActs } from './order-acts'
import { DatedRows, Facts, SectionCard } from './section-card'
import { SendAgain } from './send-again'
import { StoryHead } from './story-head'

type OrderStoryProps = { story: OperatorOrder; now: number; isOwn: boolean }

/** An order with its whole story, and what an operator can do with it. */
export function OrderStory({ story, now, isOwn }: OrderStoryProps) {
  const { order, customer, address, mails, entries, acts } = story
  const { timeZone } = order.restaurant
  const at = (instant: Date) => dateTimeText(instant, timeZone)
  return (
    <div className="flex flex-col gap-4 py-6">
      <StoryHead
        title={`Order ${order.id}`}
        state={stateOf(order)}
        about={`${order.restaurant.name} · ${at(order.createdAt)}`}
        acts={<OrderActs story={story} now={now} />}
        isOwn={isOwn}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <SectionCard title="Lines">
            <Lines items={order.items} />
          </SectionCard>
          <SectionCard title="Money">
            <Facts rows={partsOf(order).map(({ name, cents }) => [name, formatMoney(cents)] as const)} />
            <dl className="mt-2 flex flex-col gap-1 border-line border-t pt-2 text-sm">
              <Sum name="Total" cents={order.totalCents} />
              <Sum name="Went back" cents={order.refundedCents} />
              {order.status === 'Submitted' && <Sum name="Left to refund" cents={leftToRefund(order)} />}
            </dl>
          </SectionCard>
          <SectionCard title="Refunds in part">
            <DatedRows
              empty="None."
              rows={order.refunds.map(({ amountCents, reason, at: when }) => ({
                key: when.getTime(),
                at: at(when),
                title: reason,
                trailing: <Price cents={amountCents} className="font-semibold" />,
              }))}
            />
          </SectionCard>
          <SectionCard title="Wallet">
            <DatedRows
              empty={order.paymentMethod === 'credit-card' ? 'A card paid.' : 'No entries.'}
              rows={entries.map(({ id, reason, amountCents, balanceAfterCents, createdAt }) => ({
                key: id,
                at: at(createdAt),
                title: wordOf(reason),
                text: `Balance ${formatMoney(balanceAfterCents)}`,
                trailing: <Price cents={amountCents} className="font-semibold" />,
              }))}
            />
          </SectionCard>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {order.help && <HelpCard order={order} help={order.help} />}
          <SectionCard title="Customer">
            <Facts
              rows={[
                ['Name', <PersonLink key="name" person={customer} />],
                ['Email', customer.email ?? 'None'],
                ['Phone', customer.phoneNumber ? formatPhone(customer.phoneNumber) : 'None'],
                ['Address', formatAddress(address) || 'None'],
                ...courierTexts(order).map((text) => ['For the courier', text] as const),
                ['Other orders', <OrdersLink key="orders" line={customer.email} />],
              ]}
            />
          </SectionCard>
          <SectionCard title="Events">
            <DatedRows
              empty="It was never placed."
              rows={order.events.map(({ kind, actor, text, at: when }, index) => ({
                key: index,
                at: `${at(when)} · ${wordOf(actor)}`,
                title: wordOf(kind),
                text,
              }))}
            />
          </SectionCard>
          <SectionCard title="Mails">
            <DatedRows
              empty="None, or they were sent over a month ago."
              rows={mails.map(({ id, kind, to, createdAt, sentAt, dueAt }) => ({
                key: id,
                at: sentAt ? `Sent ${at(sentAt)}` : dueAt ? `Waiting since ${at(createdAt)}` : 'Given up',
                title: wordOf(kind),
                text: to,
                trailing: !isOwn && <SendAgain orderId={order.id} mailId={id} name={wordOf(kind)} />,
              }))}
            />
          </SectionCard>
          <ActsCard acts={acts} timeZone={timeZone} />
        </div>
      </div>
    </div>
  )
}

function Lines({ items }: { items: OperatorOrder['order']['items'] }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {items.map(({ id, quantity, name, modifiers, customizations, priceCents }) => (
        <li key={id} className="flex gap-3">
          <span className="tabular w-8 shrink-0 text-ink-soft">{quantity} ×</span>
          <div className="min-w-0 flex-1 break-words">
            <p className="font-medium">{name}</p>
            <ChosenList chosen={modifiers} withPrices />
            {customizations && <p className="text-ink-soft">{customizations}</p>}
          </div>
          <Price cents={priceCents * quantity} />
        </li>
      ))}
    </ul>
  )
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex justify-between gap-4 font-semibold">
      <dt>{name}</dt>
      <dd>
        <Price cents={cents} />
      </dd>
    </div>
  )
}
