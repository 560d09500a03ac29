'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { addressDialog } from '@/lib/accounts/browser/dialogs'
import { session } from '@/lib/accounts/browser/session'
import { hasAddress } from '@/lib/accounts/rules/delivery-address'
import type { User } from '@/lib/accounts/server/shapes'
import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { limitText } from '@/lib/cart/browser/cart-texts'
import { toCartItem } from '@/lib/cart/browser/to-cart-item'
import { CART_LIMITS, type CartItem } from '@/lib/cart/rules/cart'
import { ApiError, call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'
import { menuItemWithChoicesFromWire } from '@/lib/menu/contract/wire'
import { chosenOf } from '@/lib/menu/rules/modifiers'
import type { MenuItemWithChoices } from '@/lib/menu/server/shapes'
import type { Order, OrderItem } from '@/lib/orders/server/shapes'

const ABOUT = { topic: 'reorder' }

/** The items of an order that are still available, and the names of the others and of choices that are gone. */
type Refill = { restaurantName: string; lines: CartItem[]; gone: string[] }

/**
 * Fills the cart with the items of an order at today's prices, leaves out and names those that are gone, and opens the
 * cart. With a cart of another restaurant the customer decides first, in the dialog `question`.
 */
export function useReorder() {
  const { pending: pendingId, run } = useAction<number>((text) => alertUser(text, ABOUT))
  const [conflict, setConflict] = useState<Refill | null>(null)

  const reorder = (order: Order) => run(order.id, async () => offer(await refillFrom(order), await session.whenKnown()))

  function offer(refill: Refill, customer: User | null) {
    const [first] = refill.lines
    if (!first) return alertUser(`Nothing of this order is on the menu of ${refill.restaurantName} anymore.`, ABOUT)
    if (customer && !hasAddress(customer)) return addressDialog.open({ onSaved: (saved) => offer(refill, saved) })
    const isOfAnother = useCart.getState().items.some((line) => line.restaurantId !== first.restaurantId)
    if (isOfAnother) setConflict(refill)
    else fill(refill)
  }

  const question = conflict && (
    <Dialog
      open
      onOpenChange={() => setConflict(null)}
      size="sm"
      title="One restaurant at a time"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              setConflict(null)
              cart.setOpen(true)
            }}
          >
            Keep my cart
          </Button>
          <Button
            onClick={() => {
              setConflict(null)
              cart.clear()
              fill(conflict)
            }}
          >
            Clear cart and reorder
          </Button>
        </>
      }
    >
      <p role="alert">{TEXTS.cartConflict}</p>
      <p className="mt-3 text-ink-soft text-sm">You were ordering from {conflict.restaurantName} again.</p>
    </Dialog>
  )
  return { pendingId, reorder, question }
}

async function refillFrom(order: Order): Promise<Refill> {
  const today = await Promise.all(order.items.map(async (item) => ({ item, menuItem: await menuItemOf(item) })))
  const closed = today.some(({ menuItem }) => menuItem?.restaurant.servicing === false)
  if (closed) throw new ApiError(409, `${order.restaurant.name} is not taking orders right now.`)
  return {
    restaurantName: order.restaurant.name,
    lines: today.flatMap(({ item, menuItem }) => (menuItem ? lineOf(item, menuItem) : [])),
    gone: today.flatMap(({ item, menuItem }) => (menuItem ? lackingOf(item, menuItem) : item.name)),
  }
}

/** A cart line with the choices that still exist; the cart says when a required one is missing. */
function lineOf({ modifiers, quantity, customizations }: OrderItem, menuItem: MenuItemWithChoices): CartItem {
  const ids = modifiers.map(({ id }) => id)
  const choice = { quantity, note: customizations, modifiers: chosenOf(menuItem.modifierGroups, ids) }
  return toCartItem(menuItem, menuItem.restaurant, choice)
}

/** The choices of a line that are no longer offered with its item. */
function lackingOf({ name, modifiers }: OrderItem, { modifierGroups }: MenuItemWithChoices): string[] {
  const offered = modifierGroups.flatMap((group) => group.modifiers.map(({ id }) => id))
  return modifiers.flatMap((modifier) => (offered.includes(modifier.id) ? [] : `${modifier.name} for ${name}`))
}

/** The current menu item; null when it is gone. */
async function menuItemOf({ menuItemId }: OrderItem): Promise<MenuItemWithChoices | null> {
  if (menuItemId === null) return null
  return call('getMenuItem', { params: { id: menuItemId } }).then(menuItemWithChoicesFromWire, (error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
}

function fill({ lines, gone }: Refill) {
  dismissAlerts(ABOUT.topic)
  const outcomes = lines.map((line) => ({ name: line.name, outcome: cart.add(line) }))
  if (gone.length > 0) alertUser(`No longer on the menu, so left out: ${gone.join(', ')}.`)
  for (const limit of CART_LIMITS) {
    const names = outcomes.flatMap(({ name, outcome }) => (outcome === limit ? name : []))
    if (names.length > 0) alertUser(limitText(limit, names))
  }
  cart.setOpen(true)
}
