'use client'

import { Undo2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { alertUser, notify } from '@/components/ui/toast'
import { useAction } from '@/lib/client/use-action'
import { useStillUntil } from '@/lib/client/use-now'
import { timeOf } from '@/lib/date-text'
import { readUndoable, undoMenu } from '@/lib/menu/browser/menu-undo'

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`)

type UndoMenuProps = {
  restaurantId: number
  /** The restaurant's. */
  timeZone: string
  /** Rises with each save. */
  saves: number
}

/** Offers to undo the last changes that were saved together, for an hour. */
export function UndoMenu({ restaurantId, timeZone, saves }: UndoMenuProps) {
  const router = useRouter()
  const [last, setLast] = useState<ReturnType<typeof readUndoable>>(null)
  const { pending, run } = useAction((text) => alertUser(text), 'Failed to undo the changes')
  const isOffered = useStillUntil(last?.until ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save leaves something else to undo
  useEffect(() => setLast(readUndoable(restaurantId)), [restaurantId, saves])
  if (!last || !isOffered) return null

  const undo = () =>
    run(
      true,
      async () => {
        const { undone, left } = await undoMenu(restaurantId)
        const kept = left > 0 ? ` ${items(left)} changed again since, and stayed.` : ''
        notify(`${items(undone)} changed back.${kept}`)
        setLast(null)
      },
      () => router.refresh(),
    )

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-sunken/50 px-4 py-2">
      <p className="text-sm">
        {items(last.items)} changed together. You can undo this until {timeOf(last.until, timeZone)}.
      </p>
      <Button variant="secondary" size="sm" pending={pending !== null} onClick={() => void undo()}>
        <Undo2 className="size-4" />
        Undo
      </Button>
    </div>
  )
}
