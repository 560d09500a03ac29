import { ChosenList } from '@/components/ui/chosen-list'
import { Price } from '@/components/ui/price'
import { PrintButton } from '@/components/ui/print-button'
import { formatPhone } from '@/lib/accounts/rules/contact'
import { formatAddress } from '@/lib/accounts/rules/delivery-address'
import { soonText } from '@/lib/date-text'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { kitchenLines } from '@/lib/live/rules/kitchen-lines'
import { dueText } from './board-texts'
import { CourierTexts } from './delivery-facts'

/** The page of a ticket, which prints itself. */
export function Ticket({ order }: { order: FollowedBoardOrder }) {
  return (
    <div className="ticket mx-auto flex w-full max-w-120 flex-1 flex-col gap-4 p-4 print:max-w-none print:p-0">
      <TicketText order={order} />
      <PrintButton atOnce />
    </div>
  )
}

/** An order on paper: black on white, as wide as the paper, the choices and notes of the customer large. */
export function TicketText({ order }: { order: FollowedBoardOrder }) {
  const { timeZone } = order.restaurant
  const isVoid = order.status === 'Canceled'
  return (
    <div className="flex flex-col gap-4">
      {isVoid && <p className="border-4 border-current p-2 text-center font-extrabold text-2xl">VOID – do not make</p>}
      <header>
        <p className="font-semibold text-base">{order.restaurant.name}</p>
        {order.deliveryOption === 'priority' && (
          <p className="my-1 w-fit border-4 border-current px-3 py-0.5 font-extrabold text-2xl">Priority</p>
        )}
        <h1 className="font-extrabold text-4xl">Order {order.id}</h1>
        <p className="font-semibold text-lg">{dueText(order)}</p>
        {order.submittedAt && <p className="text-sm">Placed {soonText(order.submittedAt, timeZone)}</p>}
      </header>
      <ul className="flex flex-col gap-3 border-current border-y-2 py-3">
        {kitchenLines(order.items).map((item) => (
          <li key={item.id} className="flex gap-3 text-xl leading-tight">
            <span className="tabular font-extrabold">{item.quantity}×</span>
            <div className="min-w-0 flex-1 break-words">
              <p className="font-bold">{item.name}</p>
              <ChosenList chosen={item.modifiers} className="gap-0.5 pt-0.5 font-semibold text-lg" />
              {item.customizations && (
                <p className="mt-1 border-2 border-current px-2 py-1 font-extrabold text-xl">{item.customizations}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <section className="flex flex-col gap-1 text-lg">
        <p className="font-bold">{order.customer.firstName}</p>
        {order.customer.phoneNumber && <p>{formatPhone(order.customer.phoneNumber)}</p>}
        <p className="break-words">{formatAddress(order)}</p>
        <CourierTexts order={order} className="font-bold" />
      </section>
      <p className="flex justify-between gap-4 border-current border-t-2 pt-3 font-bold text-lg">
        <span>{order.paymentMethod === 'wallet' ? 'Paid by wallet' : 'Paid by card'}</span>
        <Price cents={order.totalCents} />
      </p>
    </div>
  )
}
