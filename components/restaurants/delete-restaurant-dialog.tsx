'use client'

import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { ManagedRestaurant } from './managed-restaurant-row'

type DeleteRestaurantDialogProps = {
  open: boolean
  restaurant: ManagedRestaurant | undefined
  onClose: () => void
  onConfirm: (restaurant: ManagedRestaurant) => Promise<boolean>
}

/**
 * Asks the owner to type the restaurant's name before it is deleted. Lists the deleted data and the remaining orders.
 */
export function DeleteRestaurantDialog({ open, restaurant, onClose, onConfirm }: DeleteRestaurantDialogProps) {
  if (!restaurant) return null
  const { menuItems, likes, reviews, orders, unplacedOrders } = restaurant.counts
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={`Delete ${restaurant.name} for good?`}
      description="This cannot be undone. If you only want to stop taking orders for a while, deactivate it instead."
      confirmLabel="Delete for good"
      destructive
      typedText={restaurant.name}
      onConfirm={() => onConfirm(restaurant)}
    >
      <dl className="my-1 grid grid-cols-3 gap-2 text-center">
        <Count value={menuItems} one="menu item" many="menu items" />
        <Count value={likes} one="like" many="likes" />
        <Count value={reviews} one="review" many="reviews" />
      </dl>
      <p className="text-ink-soft text-sm">
        {orders === 0
          ? 'It has no placed orders.'
          : `${plural(orders, 'order stays', 'orders stay')} with customers as receipts.`}
        {unplacedOrders > 0 && ` ${plural(unplacedOrders, 'order', 'orders')} that nobody placed will be deleted.`}
      </p>
    </ConfirmDialog>
  )
}

function Count({ value, one, many }: { value: number; one: string; many: string }) {
  return (
    <div className="flex flex-col-reverse rounded-sm bg-danger-soft px-2 py-3">
      <dt className="text-ink text-sm">{value === 1 ? one : many}</dt>
      <dd className="tabular font-bold text-danger-ink text-xl">{value}</dd>
    </div>
  )
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
