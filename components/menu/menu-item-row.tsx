'use client'

import { Pencil, Trash2 } from 'lucide-react'
import Link from 'next/link'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Spinner } from '@/components/ui/spinner'
import type { ShownItem } from './menu-item-values'
import { ServedAt } from './served-at'

type MenuItemRowProps = {
  shown: ShownItem
  /** The public page of the item; null while it is being created. */
  href: string | null
  saving: boolean
  /** It replaces a form, so it takes over the focus. */
  takesFocus: boolean
  onEdit: () => void
  onDelete: () => void
  /** Whether it can be ordered, and the buttons that change it. */
  availability?: ReactNode
}

/** A menu item on the owner's menu. */
export function MenuItemRow({ shown, href, saving, takesFocus, onEdit, onDelete, availability }: MenuItemRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const focused = document.activeElement
    const lost = !focused || focused === document.body || focused.closest('[hidden]') !== null
    if (takesFocus && lost) row.current?.focus()
  }, [takesFocus])
  return (
    <div
      ref={row}
      tabIndex={-1}
      className={cn('flex items-center gap-3 p-3 outline-none sm:gap-4 sm:px-5', saving && 'bg-sunken/50')}
    >
      <Picture src={shown.foodImage} alt="" sizes="4.5rem" className="size-16 shrink-0 rounded-sm sm:size-18" />
      <div className="min-w-0 flex-1">
        <h3 className="break-words font-semibold text-base">
          {href ? (
            <Link href={href} prefetch={false} className="hover:underline">
              {shown.name}
            </Link>
          ) : (
            shown.name
          )}
        </h3>
        <p className="line-clamp-2 text-ink-soft text-sm sm:line-clamp-1">{shown.description}</p>
        <Price cents={shown.priceCents} className="font-semibold text-sm sm:hidden" />
        <ServedAt hours={shown.servedHours} className="mt-0.5" />
        {availability}
      </div>
      <Price cents={shown.priceCents} className="hidden font-semibold text-base sm:block" />
      <div className="flex shrink-0 items-center max-sm:flex-col">
        {saving ? (
          <span className="grid h-11 w-22 place-items-center text-ink-soft max-sm:w-11">
            <Spinner />
            <span className="sr-only">Saving {shown.name}</span>
          </span>
        ) : (
          <>
            <IconButton label={`Edit ${shown.name}`} icon={<Pencil />} onClick={onEdit} />
            <IconButton
              label={`Delete ${shown.name}`}
              icon={<Trash2 />}
              className="enabled:text-danger-ink"
              onClick={onDelete}
            />
          </>
        )}
      </div>
    </div>
  )
}
