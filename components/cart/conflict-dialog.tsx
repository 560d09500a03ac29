'use client'

import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { cartQuestion } from '@/lib/client/add-to-cart'
import { cart } from '@/lib/client/cart-store'
import { TEXTS } from '@/lib/contracts/texts'
import type { CartItem } from '@/lib/domain/cart'

type ConflictDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  item: CartItem
  onAdd: () => void
}

/** Asks before an item of another restaurant replaces the cart. */
export function ConflictDialog({ open, onOpenChange, item, onAdd }: ConflictDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title="One restaurant at a time"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              cartQuestion.close()
              cart.setOpen(true)
            }}
          >
            Keep my cart
          </Button>
          <Button
            onClick={() => {
              cart.clear()
              cartQuestion.close()
              onAdd()
            }}
          >
            Clear cart and add
          </Button>
        </>
      }
    >
      <p role="alert">{TEXTS.cartConflict}</p>
      <p className="mt-3 text-ink-soft text-sm">
        You were adding {item.name} from {item.restaurantName}.
      </p>
    </Dialog>
  )
}
