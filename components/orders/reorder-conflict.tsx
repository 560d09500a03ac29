'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TEXTS } from '@/lib/contracts/texts'

type ReorderConflictProps = { restaurantName: string; onKeep: () => void; onReplace: () => void; onClose: () => void }

/** Asks before a reorder replaces a cart of another restaurant. */
export function ReorderConflict({ restaurantName, onKeep, onReplace, onClose }: ReorderConflictProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="One restaurant at a time"
      footer={
        <>
          <Button variant="secondary" onClick={onKeep}>
            Keep my cart
          </Button>
          <Button onClick={onReplace}>Clear cart and reorder</Button>
        </>
      }
    >
      <p role="alert">{TEXTS.cartConflict}</p>
      <p className="mt-3 text-ink-soft text-sm">You were ordering from {restaurantName} again.</p>
    </Dialog>
  )
}
