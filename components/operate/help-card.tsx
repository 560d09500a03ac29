import { PictureRow } from '@/components/ui/picture-row'
import { dateTimeText } from '@/lib/date-text'
import { HELP_TITLES } from '@/lib/orders/rules/help-texts'
import type { Order, OrderHelp } from '@/lib/orders/server/shapes'
import { SectionCard } from './section-card'

/** A customer's request for help; its answers are among the events. */
export function HelpCard({ order, help }: { order: Order; help: OrderHelp }) {
  const names = new Map(order.items.map(({ id, name }) => [id, name]))
  return (
    <SectionCard title="Request for help">
      <div className="flex flex-col gap-1.5 break-words text-sm">
        <p className="font-medium">{HELP_TITLES[help.kind]}</p>
        {help.lines.map(({ id, quantity }) => (
          <p key={id}>{`${quantity} × ${names.get(id)}`}</p>
        ))}
        {help.text && <p className="whitespace-pre-line">{help.text}</p>}
        <PictureRow pictures={help.pictures} label="Pictures" />
        <p className="tabular text-ink-soft text-xs">{dateTimeText(help.at, order.restaurant.timeZone)}</p>
        {help.answer && <p>{`Answer: ‘${help.answer}’`}</p>}
        {help.appeal && <p className="whitespace-pre-line">{`To us: ‘${help.appeal}’`}</p>}
      </div>
    </SectionCard>
  )
}
