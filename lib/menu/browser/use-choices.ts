import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useRunningNow } from '@/lib/client/use-now'
import { chosenOf, faultsToday, isExhausted, isSingle, ruleText, toggled } from '@/lib/menu/rules/modifiers'
import { isSoldOut } from '@/lib/menu/rules/sold-out'
import type { ModifierGroup } from '@/lib/menu/server/shapes'
import { formatMoney } from '@/lib/money'

/** Sold-out modifiers may become available while the form is open. */
const EVERY_MS = 30_000

/** The API's message without 'Please', which is too long beside the choice. */
const wordsOnScreen = (text: string | undefined) => text?.replace(/^Please choose/, 'Choose')

/** The choices of one menu item as they are made; `initial` are those of an existing cart line. */
export function useChoices(groups: readonly ModifierGroup[], initial: readonly number[] = []) {
  const [ids, setIds] = useState(initial)
  const [asked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const now = useRunningNow(EVERY_MS)
  const faults = faultsToday(groups, ids, now)

  return {
    /** The ref of the form around the groups. */
    form,
    chosen: chosenOf(groups, ids),
    /** A group with so much sold out that the item cannot be ordered; undefined when there is none. */
    exhausted: groups.find((group) => isExhausted(group, now)),
    /** The props of each `OptionGroup`. */
    views: groups.map((group) => {
      const { id, name, modifiers, max } = group
      const count = modifiers.filter((modifier) => ids.includes(modifier.id)).length
      const isFull = !isSingle(group) && count >= max && count < modifiers.length
      return {
        id,
        name,
        isSingle: isSingle(group),
        rule: isFull ? `That makes ${max}, the most. Take one out to choose another.` : ruleText(group),
        fault: asked ? wordsOnScreen(faults.find(({ groupId }) => groupId === id)?.text) : undefined,
        options: modifiers.map((modifier) => {
          const [isChosen, isGone] = [ids.includes(modifier.id), isSoldOut(modifier, now)]
          const price = modifier.priceCents > 0 ? `+${formatMoney(modifier.priceCents)}` : ''
          const note = isGone ? 'Sold out' : price
          return { id: modifier.id, name: modifier.name, note, isChosen, isOff: !isChosen && (isFull || isGone) }
        }),
        onPress: (modifierId: number) => setIds((before) => toggled(group, before, modifierId)),
      }
    }),
    /** Whether the choices can be ordered; if not, shows why and moves the focus to the first group at fault. */
    check(): boolean {
      const [first] = faults
      if (!first) return true
      // The message renders before the focus moves: screen readers read it with the group.
      flushSync(() => setAsked(true))
      const group = form.current?.querySelector(`[data-group="${first.groupId}"]`)
      group?.scrollIntoView({ block: 'nearest' })
      group?.querySelector<HTMLElement>('input:enabled')?.focus()
      return false
    },
    reset() {
      setIds(initial)
      setAsked(false)
    },
  }
}
