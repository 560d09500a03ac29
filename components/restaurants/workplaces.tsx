'use client'

import { Clock3, LogOut, MessageSquareText, UtensilsCrossed } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { StatusPill } from '@/components/ui/status-pill'
import { alertUser, notify } from '@/components/ui/toast'
import { session, useSession } from '@/lib/accounts/browser/session'
import { call, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { useFollow } from '@/lib/live/browser/use-live-orders'
import { type MemberRole, mayAct } from '@/lib/policy'
import { ROLE_TEXTS } from '@/lib/restaurants/rules/staff-texts'

type Workplace = {
  id: number
  name: string
  storeImage: string
  /** '123 Main St, Springfield' */
  address: string
  role: MemberRole
  memberId: number
  /** Its orders, and whether it takes more. */
  orders: ReactNode
}

const SCREENS = [
  { path: 'menu', title: 'Menu', icon: <UtensilsCrossed className="size-4" /> },
  { path: 'hours', title: 'Hours', icon: <Clock3 className="size-4" /> },
  { path: 'reviews', title: 'Reviews', icon: <MessageSquareText className="size-4" /> },
]

type WorkplacesProps = {
  restaurants: Workplace[]
  /** The heading level of their names. */
  as: 'h2' | 'h3'
}

/** The restaurants where a member works, with the way to what the role may do. */
export function Workplaces({ restaurants, as: Name }: WorkplacesProps) {
  const router = useRouter()
  useFollow(router.refresh)
  const { user } = useSession()
  const { pending, run } = useAction<number>(alertUser)
  const [asked, setAsked] = useState<Workplace | null>(null)
  const [asking, setAsking] = useState(false)

  const leave = ({ id, name, memberId }: Workplace) =>
    run(id, async () => {
      await orGone(call('endMembership', { params: { id, memberId } }))
      notify(`You no longer work at ${name}`)
      if (user && restaurants.length === 1) session.setUser({ ...user, restaurantMember: false })
      // The pressed button disappears with its row.
      document.getElementById('main')?.focus({ preventScroll: true })
      router.refresh()
    })

  return (
    <>
      <ul aria-label="Where you work" className="overflow-hidden rounded-lg border border-line bg-surface">
        {restaurants.map((restaurant) => {
          const { id, name, role } = restaurant
          return (
            <li key={id} className="flex flex-col gap-4 border-line border-t p-4 first:border-t-0 xl:px-5">
              <div className="flex flex-wrap items-center gap-4">
                <Picture
                  src={restaurant.storeImage}
                  alt=""
                  sizes="7rem"
                  wide
                  className="w-24 shrink-0 rounded-sm sm:w-28"
                />
                <div className="min-w-0 flex-1">
                  <Name className="break-words font-bold text-base">{name}</Name>
                  <p className="truncate text-ink-soft text-sm">{restaurant.address}</p>
                  <p className="mt-1">
                    <StatusPill>{ROLE_TEXTS[role].title}</StatusPill>
                  </p>
                </div>
                <div className="flex flex-wrap gap-2 max-sm:basis-full">
                  {mayAct(role, 'manager') &&
                    SCREENS.map(({ path, title, icon }) => (
                      <LinkButton
                        key={path}
                        href={`/restaurants/${id}/${path}`}
                        prefetch={false}
                        variant="secondary"
                        size="sm"
                      >
                        {icon}
                        {title}
                        <span className="sr-only"> of {name}</span>
                      </LinkButton>
                    ))}
                  <Button
                    variant="ghost-danger"
                    size="sm"
                    pending={pending === id}
                    aria-haspopup="dialog"
                    onClick={() => {
                      setAsked(restaurant)
                      setAsking(true)
                    }}
                  >
                    <LogOut className="size-4" />
                    Leave<span className="sr-only"> {name}</span>
                  </Button>
                </div>
              </div>
              {restaurant.orders}
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Leave ${asked?.name ?? 'the restaurant'}?`}
        description="You will no longer see its orders. Its owner can invite you again."
        confirmLabel="Leave"
        cancelLabel="Stay"
        destructive
        onConfirm={() => asked === null || leave(asked)}
      />
    </>
  )
}
