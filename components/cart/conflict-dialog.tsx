'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { cart } from '@/lib/cart/browser/cart-store'
import { TEXTS } from '@/lib/contract/texts'

type ConflictDialogProps = OverlayProps & { text: string; confirmLabel: string; onCleared: () => void }

/** Asks whether to clear a cart of another restaurant (spec §5.6). */
export function ConflictDialog({ text, confirmLabel, onCleared, open, onOpenChange }: ConflictDialogProps) {
  const choose = (choice: () => void) => () => {
    onOpenChange(false)
    choice()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="One restaurant at a time"
      footer={
        <>
          <Button variant="secondary" onClick={choose(() => cart.setOpen(true))}>
            Keep my cart
          </Button>
          <Button
            onClick={choose(() => {
              cart.clear()
              onCleared()
            })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p role="alert">{TEXTS.cartConflict}</p>
      <p className="mt-3 text-ink-soft text-sm">{text}</p>
    </Dialog>
  )
}
