'use client'

import { useEffect, useRef } from 'react'
import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { beginsStretch, lastStep, listWindow } from '@/lib/domain/list-steps'

type ListStepsProps = {
  /** The id of the list that grows. */
  listId: string
  /** The page's own path, with the part of its query that stays. */
  path: string
  step: number
  /** How many each step brings. */
  size: number
  /** How many are on the screen. */
  shown: number
  total: number
}

/** The way through a list that is longer than a screen: its steps live in the URL, and the focus goes to what is new. */
export function ListSteps({ listId, path, step, size, shown, total }: ListStepsProps) {
  const more = usePendingValue(step)
  const before = useRef({ step, shown })

  useEffect(() => {
    const old = before.current
    before.current = { step, shown }
    if (step !== old.step + 1 || shown <= old.shown) return
    const first = document.getElementById(listId)?.children[old.shown]
    first?.querySelector<HTMLElement>('a, button:enabled')?.focus({ preventScroll: true })
  }, [listId, step, shown])

  const hrefOf = (wanted: number) => `${path}${path.includes('?') ? '&' : '?'}page=${wanted}`
  const { firstStep, skip } = listWindow(step, size)
  const next = step + 1
  return (
    <>
      {firstStep > 1 && (
        <LinkButton href={hrefOf(firstStep - 1)} prefetch={false} variant="ghost" size="sm" className="mt-4">
          Back to what came before
        </LinkButton>
      )}
      {step < lastStep(total, size) && (
        <LoadMore
          onPress={() => more.go(next, hrefOf(next), beginsStretch(next) ? { scroll: true } : { replace: true })}
          pending={more.pending}
          shown={skip + shown}
          total={total}
        />
      )}
    </>
  )
}
