import { Printer } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import type { OverlayProps } from '@/components/ui/late'
import { useTablet } from '@/lib/live/browser/tablet'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'
import { ticketHref } from './ticket-window'

/** The buttons on a canceled order's card. A ticket that was printed here can be replaced by a void one. */
export function VoidButtons({ order, onSeen }: OverlayProps & { order: FollowedBoardOrder; onSeen: () => void }) {
  const wasPrinted = useTablet(({ printed }) => printed.includes(order.id))
  return (
    <div className="flex flex-col gap-3">
      {wasPrinted && (
        <a href={ticketHref(order)} target="_blank" rel="noreferrer" className={buttonStyles({ variant: 'secondary' })}>
          <Printer className="size-5" />
          Print void ticket
          <span className="sr-only">{` of order ${order.id}`}</span>
        </a>
      )}
      <Button variant="danger" size="tap-lg" onClick={onSeen}>
        Got it
        <span className="sr-only">{` order ${order.id}`}</span>
      </Button>
    </div>
  )
}
