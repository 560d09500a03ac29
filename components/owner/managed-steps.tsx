'use client'

import { LinkButton } from '@/components/ui/link-button'
import { LoadMore } from '@/components/ui/load-more'
import { usePendingValue } from '@/lib/client/use-pending-value'
import { beginsStretch, lastStep, listWindow } from '@/lib/domain/list-steps'

type ManagedStepsProps = { step: number; shown: number; total: number }

const hrefOf = (step: number) => (step > 1 ? `/restaurants/manage?page=${step}` : '/restaurants/manage')

/** The way on, and back, in a list of very many restaurants. */
export function ManagedSteps({ step, shown, total }: ManagedStepsProps) {
  const more = usePendingValue(step)
  const { firstStep, skip } = listWindow(step)
  const options = beginsStretch(step + 1) ? { scroll: true } : { replace: true }
  return (
    <>
      {step < lastStep(total) && (
        <LoadMore
          onPress={() => more.go(step + 1, hrefOf(step + 1), options)}
          pending={more.pending}
          shown={skip + shown}
          total={total}
        />
      )}
      {firstStep > 1 && (
        <LinkButton href={hrefOf(firstStep - 1)} prefetch={false} variant="ghost" size="sm" className="mt-4 -ml-3">
          Back to the restaurants before
        </LinkButton>
      )}
    </>
  )
}
