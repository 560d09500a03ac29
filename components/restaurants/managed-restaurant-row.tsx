'use client'

import { Eye, Pencil, Power, PowerOff, Trash2, UtensilsCrossed } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { StatusPill } from '@/components/ui/status-pill'
import type { OwnedRestaurant } from '@/lib/restaurants/server/queries'

export type ManagedRestaurant = Pick<OwnedRestaurant, 'id' | 'name' | 'storeImage' | 'servicing' | 'counts'> & {
  /** Its orders, and whether it takes more. */
  orders: ReactNode
  /** The state of a suspended one, which its owner cannot reactivate. */
  suspended: string | null
  /** '123 Main St, Springfield' */
  address: string
  /** The rating and the number of reviews. */
  rating: ReactNode
}

type RowProps = {
  restaurant: ManagedRestaurant
  /** True while a call about it is pending. */
  busy: boolean
  onDeactivate: () => void
  onReactivate: () => void
  onDelete: () => void
}

/** The column widths; on narrower screens a row becomes a card. */
export const MANAGED_COLUMNS = 'xl:grid-cols-[minmax(0,1fr)_5rem_7rem_33.5rem]'

/** One of the owner's restaurants with its actions. */
export function ManagedRestaurantRow({ restaurant, busy, onDeactivate, onReactivate, onDelete }: RowProps) {
  const { id, name, servicing, suspended } = restaurant
  const PowerIcon = servicing ? PowerOff : Power
  return (
    <li
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-3 border-line border-t p-4 first:border-t-0 xl:gap-x-6 xl:px-5',
        MANAGED_COLUMNS,
      )}
    >
      <div className="col-span-2 flex min-w-0 items-center gap-4 xl:col-span-1">
        <Picture
          src={restaurant.storeImage}
          alt=""
          sizes="7rem"
          wide
          className="w-24 shrink-0 rounded-sm sm:w-28"
          imgClassName={cn(!servicing && 'opacity-50 grayscale')}
        />
        <div className="min-w-0">
          <h2 className="break-words font-bold text-base">
            <Link href={`/restaurants/${id}/insight`} prefetch={false} className="hover:underline">
              {name}
            </Link>
          </h2>
          <p className="truncate text-ink-soft text-sm">{restaurant.address}</p>
          <p className="tabular text-ink-soft text-sm">
            {restaurant.counts.menuItems === 1 ? '1 menu item' : `${restaurant.counts.menuItems} menu items`}
          </p>
        </div>
      </div>
      <div className="flex">
        <StatusPill tone={servicing ? 'success' : suspended ? 'warning' : 'neutral'}>
          {servicing ? 'Active' : (suspended ?? 'Inactive')}
        </StatusPill>
      </div>
      <div className="flex">{restaurant.rating}</div>
      <div className="col-span-2 grid grid-cols-6 gap-2 *:col-span-2 sm:flex sm:flex-wrap xl:col-span-1 xl:justify-end">
        <RowLink href={`/restaurants/${id}`} icon={<Eye />} label="View" name={name} />
        <RowLink href={`/restaurants/${id}/update`} icon={<Pencil />} label="Edit" name={name} />
        <RowLink href={`/restaurants/${id}/menu`} icon={<UtensilsCrossed />} label="Menu" name={name} />
        {suspended ? (
          <LinkButton
            href={`/restaurants/${id}/insight`}
            prefetch={false}
            variant="secondary"
            size="sm"
            className="max-sm:col-span-3 sm:min-w-33"
          >
            See why
            <span className="sr-only">{` ${name} is closed`}</span>
          </LinkButton>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:col-span-3 sm:min-w-33"
            pending={busy}
            onClick={servicing ? onDeactivate : onReactivate}
          >
            <PowerIcon className="size-4" />
            {servicing ? 'Deactivate' : 'Reactivate'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
        <Button variant="ghost-danger" size="sm" className="max-sm:col-span-3" disabled={busy} onClick={onDelete}>
          <Trash2 className="size-4" />
          Delete
          <span className="sr-only"> {name}</span>
        </Button>
      </div>
      {restaurant.orders}
    </li>
  )
}

function RowLink({ href, icon, label, name }: { href: string; icon: ReactNode; label: string; name: string }) {
  return (
    <LinkButton href={href} prefetch={false} variant="secondary" size="sm">
      <span aria-hidden="true" className="[&_svg]:size-4">
        {icon}
      </span>
      {label}
      <span className="sr-only"> {name}</span>
    </LinkButton>
  )
}
