'use client'

import { useRouter } from 'next/navigation'
import { cn } from '@/components/ui/class-names'
import { useStillUntil } from '@/lib/client/use-now'
import { PauseButton } from './pause-button'

/** Whether a restaurant takes orders, with the texts for it. A pause or a closing ends by the clock. */
export type TakingOrders = {
  servicing: boolean
  /** Said of one that is not servicing. */
  inactiveText: string
  pausedUntil: Date | null
  pausedText: string
  closedUntil: Date | null
  closedText: string
}

/** 'Open', or why the restaurant is not. */
export function TakingOrdersText({ servicing, inactiveText, pausedUntil, pausedText, ...closed }: TakingOrders) {
  const { closedUntil, closedText } = closed
  const [isPaused, isClosed] = [useStillUntil(pausedUntil), useStillUntil(closedUntil)]
  const isOpen = servicing && !isPaused && !isClosed
  const text = !servicing ? inactiveText : isPaused ? pausedText : isClosed ? closedText : 'Open'
  return (
    <span
      className={cn(
        'inline-flex max-w-full items-center gap-1.5 font-semibold',
        isOpen ? 'text-success-ink' : isPaused ? 'text-warning-ink' : 'text-ink-soft',
      )}
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      <span className="min-w-0 truncate">{text}</span>
    </span>
  )
}

/** Pauses the restaurant of an owner's screen, or resumes it. */
export function PauseHere({
  restaurant,
  pausedUntil,
}: {
  restaurant: { id: number; name: string }
  pausedUntil: Date | null
}) {
  const router = useRouter()
  return <PauseButton restaurant={restaurant} isPaused={useStillUntil(pausedUntil)} onChanged={router.refresh} />
}
