'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { late } from '@/components/ui/late'
import { LiveRegion } from '@/components/ui/live-region'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { whenIdle } from '@/lib/client/when-idle'
import { boardCalls } from '@/lib/live/browser/board-calls'
import { boardSettings, useBoardSettings } from '@/lib/live/browser/board-settings'
import { tablet } from '@/lib/live/browser/tablet'
import { useBoard } from '@/lib/live/browser/use-board'
import { useBoardAlarms } from '@/lib/live/browser/use-board-alarms'
import { useTraces } from '@/lib/live/browser/use-traces'
import type { Board as BoardAnswer, FollowedBoardOrder } from '@/lib/live/contract/wire'
import { withTraces } from '@/lib/live/rules/board-view'
import { isNight } from '@/lib/live/rules/order-board'
import { BoardColumns } from './board-columns'
import { BoardHeader } from './board-header'
import { HelpStrip, SoundStrip, SuspensionStrip } from './board-notices'
import { OrderCard } from './board-order-card'
import { NEXT_STEPS, orderSentence } from './board-texts'
import { printTicket } from './ticket-window'

const BoardKeys = late(async () => (await import('./board-keys')).BoardKeys, { soon: whenIdle })
const ConnectionBanner = late(async () => (await import('./board-alarms')).ConnectionBanner)
const BoardClosed = late(async () => (await import('./board-alarms')).BoardClosed)
const NewBuildStrip = late(async () => (await import('./board-alarms')).NewBuildStrip)
const SessionAlarm = late(async () => (await import('./board-alarms')).SessionAlarm)
const OrderTrace = late(async () => (await import('./order-trace')).OrderTrace)
const AllDayDialog = late(async () => (await import('./all-day-dialog')).AllDayDialog)
const OrderDialog = late(async () => (await import('./board-order-dialog')).OrderDialog)
const CancelOrderDialog = late(async () => (await import('./cancel-order-dialog')).CancelOrderDialog)
const TicketPrinter = late(async () => (await import('./ticket-printer')).TicketPrinter)

/** Loaded ahead of time, since they may be needed when there is no connection. */
const ASKED_FOR = [
  ConnectionBanner,
  OrderTrace,
  AllDayDialog,
  OrderDialog,
  CancelOrderDialog,
  SessionAlarm,
  NewBuildStrip,
]

type Asking = { id: number; about: 'more' | 'cancel' }

type BoardProps = {
  rendered: BoardAnswer
  /** Whether the viewer answers requests for help: only the owner does. */
  mayRefund: boolean
}

/** The orders of a restaurant, for its kitchen. */
export function Board({ rendered, mayRefund }: BoardProps) {
  const { entries, hidden, restaurant, now, renderedAt, lostSince, isOver, isRefused, isOutdated, reread, showMore } =
    useBoard(rendered)
  const { said } = useBoardAlarms({ entries, hiddenCount: hidden.new, since: renderedAt, describe: orderSentence })
  const { traces, leave } = useTraces()
  const { printsSince } = useBoardSettings()
  const [pendingId, setPendingId] = useState<number | null>(null)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [isAllDay, setAllDay] = useState(false)
  const orders = entries.map(({ order }) => order)
  const asked = orders.find(({ id }) => id === asking?.id)
  const isLost = lostSince !== null
  const close = () => setAsking(null)
  useLayoutEffect(boardSettings.read, [])

  useEffect(() => whenIdle(() => void Promise.all(ASKED_FOR.map((part) => part.preload()))), [])

  /** Runs a call about an order; true when it succeeded. */
  async function run({ id }: FollowedBoardOrder, work: Promise<string | null>): Promise<boolean> {
    setPendingId(id)
    const failure = await work
    setPendingId(null)
    const about = { topic: `order ${id}` }
    if (failure === null) dismissAlerts(about.topic)
    else alertUser(failure, about)
    return failure === null
  }

  function takeNextStep(order: FollowedBoardOrder) {
    const next = order.status === 'Submitted' && order.stage ? NEXT_STEPS[order.stage] : undefined
    if (next && !isLost && pendingId !== order.id) void run(order, boardCalls.move(order, next.stage))
  }

  if (isRefused && !isOver) return <BoardClosed name={restaurant.name} open onOpenChange={close} />

  const undo = (order: FollowedBoardOrder) => void run(order, boardCalls.undo(order))

  return (
    <div
      data-dark={isNight(new Date(now), restaurant.timeZone) ? '' : undefined}
      className="flex flex-1 flex-col board:h-dvh board:flex-none board:overflow-hidden"
    >
      {isLost && <ConnectionBanner since={lostSince} timeZone={restaurant.timeZone} open onOpenChange={close} />}
      {isOutdated && <NewBuildStrip open onOpenChange={close} />}
      <SuspensionStrip restaurant={restaurant} />
      <SoundStrip />
      <HelpStrip orders={orders} now={now} onOpen={({ id }) => setAsking({ id, about: 'more' })} />
      <BoardHeader
        restaurant={restaurant}
        now={now}
        disabled={isLost}
        onChanged={reread}
        onAllDay={() => setAllDay(true)}
      />
      <LiveRegion message={said} />
      <BoardColumns
        slots={withTraces(entries, traces)}
        hidden={hidden}
        isManual={restaurant.accepts === 'manual'}
        disabled={isLost}
        onMore={showMore}
        renderSlot={(slot) =>
          slot.trace ? (
            <OrderTrace
              order={slot.order}
              height={slot.trace.height}
              now={now}
              disabled={isLost}
              onUndo={undo}
              open
              onOpenChange={close}
            />
          ) : (
            <OrderCard
              entry={slot}
              hasTrace={traces.some(({ entry }) => entry.order.id === slot.order.id)}
              now={now}
              pending={pendingId === slot.order.id}
              disabled={isLost}
              onNext={(order, byKey) => {
                if (!byKey) leave(slot)
                takeNextStep(order)
              }}
              onUndo={undo}
              onMore={({ id }) => setAsking({ id, about: 'more' })}
              onSeen={({ id }) => tablet.see(id)}
            />
          )
        }
      />
      {/* Loads when the browser is idle, and renders nothing. */}
      <BoardKeys
        open={false}
        onOpenChange={close}
        orders={orders}
        onAccept={(order) => (order.stage === 'placed' || order.stage === 'accepted') && takeNextStep(order)}
        onNext={takeNextStep}
        onPrint={printTicket}
      />
      {printsSince !== null && <TicketPrinter entries={entries} since={printsSince} open onOpenChange={close} />}
      <AllDayDialog
        entries={entries}
        hiddenCount={hidden.new + hidden.preparing}
        disabled={isLost}
        open={isAllDay}
        onOpenChange={setAllDay}
        onStart={async (chosen) => {
          setAllDay(false)
          for (const order of chosen) await run(order, boardCalls.move(order, 'preparing'))
        }}
      />
      {asked && asking?.about === 'more' && (
        <OrderDialog
          order={asked}
          now={now}
          disabled={isLost}
          open
          onOpenChange={close}
          onMove={(stage, minutes) => {
            close()
            void run(asked, boardCalls.move(asked, stage, minutes))
          }}
          onDelay={(minutes) => {
            close()
            void run(asked, boardCalls.delay(asked, minutes))
          }}
          pending={pendingId === asked.id}
          onDecideHelp={
            mayRefund
              ? async (answer) => {
                  if (await run(asked, boardCalls.decideHelp(asked, answer))) close()
                }
              : null
          }
          onCancel={() => setAsking({ id: asked.id, about: 'cancel' })}
        />
      )}
      {asked && asking?.about === 'cancel' && (
        <CancelOrderDialog
          order={asked}
          pending={pendingId === asked.id}
          disabled={isLost}
          open
          onOpenChange={close}
          onCancel={async (body) => {
            if (!(await run(asked, boardCalls.cancel(asked, body)))) return
            // Whoever cancels an order knows that it is canceled.
            tablet.see(asked.id)
            close()
          }}
        />
      )}
      {isOver && <SessionAlarm restaurantId={restaurant.id} open onOpenChange={close} />}
    </div>
  )
}
