import { type RefObject, useEffect, useRef } from 'react'

/**
 * When a list grows at its end, the focus goes to the link of the first new card: whoever pressed 'Show more' goes on there
 * instead of behind the last one.
 */
export function useFocusOnGrowth(list: RefObject<HTMLElement | null>, cards: readonly { id: number }[]): void {
  const before = useRef(cards)
  useEffect(() => {
    const old = before.current
    before.current = cards
    const grew = old.length > 0 && old.length < cards.length && old.every((card, at) => card.id === cards[at]?.id)
    if (grew) list.current?.children[old.length]?.querySelector('a')?.focus({ preventScroll: true })
  }, [list, cards])
}
