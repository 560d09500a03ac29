'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { OverlayProps } from '@/components/ui/late'
import type { FollowedBoardOrder } from '@/lib/live/contract/wire'

/** The keys of a board: the arrows move, A accepts, N takes the next step, P prints. */
type BoardKeysProps = OverlayProps & {
  orders: readonly FollowedBoardOrder[]
  onAccept: (order: FollowedBoardOrder) => void
  onNext: (order: FollowedBoardOrder) => void
  onPrint: (order: FollowedBoardOrder) => void
}

/**
 * Listens to the keys of the board while nothing is being typed and no dialog is open. A key acts on the orders on the
 * screen, even before the effects of their rendering have run. After an order left New by a key, or by Enter on its
 * button, the focus moves to the button of the next order there.
 */
export function BoardKeys({ orders, onAccept, onNext, onPrint }: BoardKeysProps): null {
  const moved = useRef<Moved | null>(null)
  // An order that moves to another column takes the focus along, before the next key, unless more wait to be accepted.
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || moved.current === null) return
    const { id, after } = moved.current
    const waiting = after.map((next) => document.querySelector<HTMLElement>(`${NEW} ${nextOf(next)}`))
    const target =
      waiting.find((button) => button !== null) ?? (orders.some((one) => one.id === id) ? cardOf(id) : null)
    if (!target) return
    moved.current = null
    target.focus()
    target.scrollIntoView({ block: 'nearest' })
  }, [orders])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    const move = MOVES[event.key]
    if (move) {
      event.preventDefault()
      focusCard(move)
      return
    }
    const action = { a: onAccept, n: onNext, p: onPrint }[event.key.toLowerCase()]
    const order = action && orders.find(({ id }) => id === focusedId())
    if (!order) return
    moved.current = movedFrom(order.id)
    action(order)
  })
  useEffect(() => {
    /** Keyboards and screen readers press buttons without a pointer. Runs before the button's own handler. */
    const remember = ({ detail, target }: MouseEvent) => {
      const button = target instanceof Element && target.closest('[data-next]')
      if (detail === 0 && button) moved.current = movedFrom(orderOf(button))
    }
    document.addEventListener('click', remember, { capture: true })
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('click', remember, { capture: true })
      document.removeEventListener('keydown', press)
    }
  }, [])
  return null
}

/** The order that a key has moved, and the orders after it in New, wrapping around at the end. */
type Moved = { id: number; after: number[] }

const NEW = '[data-column="new"]'
const nextOf = (id: number) => `[data-order="${id}"] [data-next]`

/** The focus to restore after an order moves; outside New, no orders follow it. */
function movedFrom(id: number): Moved {
  const cards = [...document.querySelectorAll<HTMLElement>(`${NEW} [data-order]`)]
  const ids = cards.map((card) => Number(card.dataset.order))
  const at = ids.indexOf(id)
  return { id, after: at < 0 ? [] : [...ids.slice(at + 1), ...ids.slice(0, at)] }
}

type Move = { columns: -1 | 0 | 1; rows: -1 | 0 | 1 }
const MOVES: Record<string, Move | undefined> = {
  ArrowLeft: { columns: -1, rows: 0 },
  ArrowRight: { columns: 1, rows: 0 },
  ArrowUp: { columns: 0, rows: -1 },
  ArrowDown: { columns: 0, rows: 1 },
}

function isBusy(target: EventTarget | null): boolean {
  const isTyping = target instanceof Element && target.closest('input, textarea, select') !== null
  return isTyping || document.querySelector('[role="dialog"]') !== null
}

const cardOf = (id: number | null) => document.querySelector<HTMLElement>(`[data-order="${id}"]`)
const focusedCard = () => document.activeElement?.closest<HTMLElement>('[data-order]') ?? null
const focusedId = () => orderOf(document.activeElement)
const orderOf = (element: Element | null) => Number(element?.closest<HTMLElement>('[data-order]')?.dataset.order)

/** Moves within a column, or to the nearest column with an order in it. The first arrow goes to the first order. */
function focusCard({ columns, rows }: Move): void {
  const lists = [...document.querySelectorAll<HTMLElement>('[data-column]')].filter(
    (list) => list.offsetParent !== null,
  )
  const cards = lists.map((list) => [...list.querySelectorAll<HTMLElement>('[data-order]')])
  const current = focusedCard()
  const column = cards.findIndex((list) => current !== null && list.includes(current))
  const row = current && column >= 0 ? (cards[column]?.indexOf(current) ?? 0) : 0
  const next = column < 0 ? cards[0]?.[0] : cards[column + columns]?.[columns === 0 ? row + rows : 0]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}
