'use client'

import { Plus } from 'lucide-react'
import { IconButton } from '@/components/ui/icon-button'

type QuickAddButtonProps = {
  itemName: string
  onAdd: () => void
  /** How many are in the cart; shown instead of the plus. */
  inCart?: number
  disabled?: boolean
}

/** Adds one piece to the cart without leaving the menu. */
export function QuickAddButton({ itemName, onAdd, inCart = 0, disabled }: QuickAddButtonProps) {
  return (
    <IconButton
      look="raised"
      label={inCart > 0 ? `Add ${itemName} to cart, ${inCart} in cart` : `Add ${itemName} to cart`}
      icon={inCart > 0 ? <span className="tabular font-bold text-accent-ink text-sm">{inCart}</span> : <Plus />}
      onClick={onAdd}
      disabled={disabled}
    />
  )
}
