'use client'

import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { late } from '@/components/ui/late'
import { PictureRow } from '@/components/ui/picture-row'
import { dateTimeText, laterText } from '@/lib/date-text'
import { answerText, HELP_TITLES, helpStory } from '@/lib/orders/rules/help-texts'
import { helpIsFor } from '@/lib/orders/rules/order-help'
import type { Order, OrderHelp } from '@/lib/orders/server/shapes'

const HelpSheet = late(async () => (await import('./help-sheet')).HelpSheet)
const AppealDialog = late(async () => (await import('./appeal-dialog')).AppealDialog)

/** Help with a delivered order: the way to ask for it, and how a request goes. `now` is in milliseconds. */
export function HelpPanel({ order, now }: { order: Order; now: number }) {
  const [open, setOpen] = useState(false)
  const { help, helpUntil } = order
  const { timeZone } = order.restaurant
  if (help) return <Request order={order} help={help} now={now} />
  if (!helpUntil || now >= helpUntil.getTime()) return null
  return (
    <Card pad="p-5 sm:p-8" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="font-bold text-xl">Not right?</h2>
        <p className="mt-1 text-base text-ink-soft">
          {`Tell ${order.restaurant.name} until ${laterText(helpUntil, timeZone, new Date(now))}.`}
        </p>
      </div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <LifeBuoy className="size-5" />
        Get help with this order
      </Button>
      <HelpSheet order={order} open={open} onOpenChange={setOpen} />
    </Card>
  )
}

function Request({ order, help, now }: { order: Order; help: OrderHelp; now: number }) {
  const [open, setOpen] = useState(false)
  const { timeZone } = order.restaurant
  const { title, text } = stateOf(order, help, now)
  const mayAppeal = help.appealUntil !== null && now < help.appealUntil.getTime()
  return (
    <Card pad="p-5 sm:p-8" className="flex flex-col gap-5">
      <div aria-live="polite" aria-atomic="true">
        <h2 className="break-words font-bold text-xl">{title}</h2>
        {text && <p className="mt-1 break-words text-base text-ink-soft">{text}</p>}
      </div>
      <div className="flex flex-col gap-2 rounded-md bg-sunken px-4 py-3">
        <p className="font-semibold text-base">{HELP_TITLES[help.kind]}</p>
        {help.lines.map(({ id, quantity }) => (
          <p key={id} className="break-words text-base">
            {`${quantity} × ${order.items.find((item) => item.id === id)?.name}`}
          </p>
        ))}
        {help.text && <p className="whitespace-pre-line break-words text-base text-ink-soft">{help.text}</p>}
        <PictureRow pictures={help.pictures} label="Your pictures" />
      </div>
      <ol aria-label="What happened" className="flex flex-col gap-3">
        {helpStory(order).map((step) => (
          <li key={step.at.getTime()} className="border-line border-l-4 pl-3">
            <p className="break-words font-semibold text-base">{step.title}</p>
            {step.text && <p className="whitespace-pre-line break-words text-base">{step.text}</p>}
            <time dateTime={step.at.toISOString()} className="tabular text-ink-soft text-sm">
              {dateTimeText(step.at, timeZone)}
            </time>
          </li>
        ))}
      </ol>
      {mayAppeal && (
        <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
          <p className="min-w-0 text-ink-soft text-sm">Not content with the answer? You can ask Plateful once.</p>
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Ask Plateful
          </Button>
        </div>
      )}
      <AppealDialog order={order} open={open} onOpenChange={setOpen} />
    </Card>
  )
}

/** How a request goes, in a title and a sentence. */
function stateOf(order: Order, help: OrderHelp, now: number): { title: string; text: string } {
  const { name, timeZone } = order.restaurant
  const isFor = helpIsFor(help, new Date(now))
  if (isFor === 'owner' && help.answerUntil) {
    const until = laterText(help.answerUntil, timeZone, new Date(now))
    return {
      title: `${name} has your request`,
      text: `They answer until ${until}; else Plateful does. We’ll mail you.`,
    }
  }
  if (isFor === 'operator') {
    const why = help.state === 'open' ? `${name} did not answer in time. ` : ''
    return { title: 'Plateful is looking at your request', text: `${why}We’ll mail you the answer.` }
  }
  return { title: answerText(order), text: '' }
}
