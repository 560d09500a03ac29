'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { alertUser, notify } from '@/components/ui/toast'
import { session, useSession } from '@/lib/accounts/browser/session'
import { call, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'
import { useFollow } from '@/lib/live/browser/use-live-orders'
import { DeleteRestaurantDialog } from './delete-restaurant-dialog'
import { MANAGED_COLUMNS, type ManagedRestaurant, ManagedRestaurantRow } from './managed-restaurant-row'

type Asking = { id: number; about: 'deactivate' | 'delete'; open: boolean }

/** The owner's restaurants in columns, always as last rendered by the server. */
export function ManagedRestaurants({ restaurants }: { restaurants: ManagedRestaurant[] }) {
  const router = useRouter()
  useFollow(router.refresh)
  const { user } = useSession()
  const { pending, run } = useAction<number>(alertUser)
  const [asking, setAsking] = useState<Asking | null>(null)
  const asked = restaurants.find(({ id }) => id === asking?.id)
  const list = useRef<HTMLUListElement>(null)
  const count = restaurants.length
  const countBefore = useRef(count)

  useEffect(() => {
    // The focused button is gone with its row.
    if (count < countBefore.current && document.activeElement === document.body) list.current?.focus()
    countBefore.current = count
  }, [count])

  /** Sends one change, then refreshes the list whether it worked or not. */
  async function change(id: number, send: () => Promise<unknown>, texts: { done: string; failed: string }) {
    let isDone = false
    const work = async () => {
      isDone = await send().then(
        () => true,
        () => false,
      )
      const tell = isDone ? notify : alertUser
      tell(isDone ? texts.done : texts.failed, { topic: `restaurant ${id}` })
    }
    await run(id, work, router.refresh)
    return isDone
  }

  function reactivate(restaurant: ManagedRestaurant) {
    // An open question about the earlier state must not come back.
    setAsking(null)
    return change(restaurant.id, () => call('reactivateRestaurant', { params: { id: restaurant.id } }), {
      done: TEXTS.restaurantReactivated,
      failed: TEXTS.restaurantReactivateFailed,
    })
  }

  const deactivate = (restaurant: ManagedRestaurant) =>
    change(restaurant.id, () => call('removeRestaurant', { params: { id: restaurant.id }, query: { type: 'soft' } }), {
      done: `${restaurant.name} takes no orders anymore`,
      failed: TEXTS.restaurantDeactivateFailed,
    })

  async function remove(restaurant: ManagedRestaurant) {
    const removed = await change(
      restaurant.id,
      () => orGone(call('removeRestaurant', { params: { id: restaurant.id }, query: { type: 'hard' } })),
      {
        done: `${restaurant.name} has been deleted`,
        failed: TEXTS.restaurantDeleteFailed,
      },
    )
    // A user without a restaurant is no longer an owner.
    if (removed && user && restaurants.length === 1) session.setUser({ ...user, restaurantOwner: false })
    return removed
  }

  // Keeps the restaurant, so that the dialog's text stays while it fades out.
  const close = () => setAsking((before) => before && { ...before, open: false })

  function askToDelete(id: number) {
    setAsking({ id, about: 'delete', open: true })
    // The dialog should show the current counts.
    router.refresh()
  }

  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <div
          aria-hidden="true"
          className={cn(
            'hidden gap-x-6 border-line border-b bg-sunken px-5 py-2.5 font-semibold text-ink-soft text-xs xl:grid',
            MANAGED_COLUMNS,
          )}
        >
          <span>Restaurant</span>
          <span>Status</span>
          <span>Rating</span>
          <span>Actions</span>
        </div>
        <ul ref={list} tabIndex={-1} aria-label="Your restaurants" className="outline-none">
          {restaurants.map((restaurant) => (
            <ManagedRestaurantRow
              key={restaurant.id}
              restaurant={restaurant}
              busy={pending === restaurant.id}
              onDeactivate={() => setAsking({ id: restaurant.id, about: 'deactivate', open: true })}
              onReactivate={() => void reactivate(restaurant)}
              onDelete={() => askToDelete(restaurant.id)}
            />
          ))}
        </ul>
      </div>
      <ConfirmDialog
        // A call without an answer may have worked: then the refreshed list says so.
        open={asking?.about === 'deactivate' && asking.open && asked?.servicing === true}
        onOpenChange={(open) => !open && close()}
        title={`Deactivate ${asked?.name ?? 'the restaurant'}?`}
        description="It leaves the public list and takes no orders. Its page, menu and reviews stay, and you can reactivate it at any time."
        confirmLabel="Deactivate"
        onConfirm={() => asked === undefined || deactivate(asked)}
      />
      <DeleteRestaurantDialog
        open={asking?.about === 'delete' && asking.open}
        restaurant={asked}
        onClose={close}
        onConfirm={remove}
      />
    </>
  )
}
