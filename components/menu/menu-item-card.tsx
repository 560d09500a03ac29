import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { LinkPending } from '@/components/ui/link-pending'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import type { Cents } from '@/lib/money'

export type MenuItemCardProps = {
  href: string
  name: string
  description: string
  priceCents: Cents
  picture: string | null
  /** Whether its picture loads first. */
  priority?: boolean
  /** Beside the price: DietaryMarks. */
  marks?: ReactNode
  /** For lists of several restaurants. */
  restaurantName?: string
  /** In the corner of the picture: the button that adds it to the cart. */
  action?: ReactNode
  /** Beside the price: a LikeButton. */
  like?: ReactNode
  /** Why it cannot be ordered, in two words. */
  unavailable?: string
  as?: 'h2' | 'h3'
  className?: string
}

/** A menu item: text on the left, picture on the right. The card is a link; its buttons lie above it. */
export function MenuItemCard({ as: Name = 'h3', action, like, marks, className, ...item }: MenuItemCardProps) {
  return (
    <article
      className={cn(
        'group relative flex min-w-0 gap-4 rounded-lg border border-line bg-surface p-3 pl-4 transition-[border-color,box-shadow] hover:border-line-strong/60 hover:shadow-soft sm:p-4',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-1 py-1">
        <Name className="line-clamp-2 break-words font-bold text-base">
          <Link
            href={item.href}
            prefetch={false}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:outline-offset-2"
          >
            {item.name}
            <LinkPending className="absolute top-5 right-5" />
          </Link>
        </Name>
        {item.restaurantName && <p className="truncate text-ink-soft text-sm">{item.restaurantName}</p>}
        <p className="line-clamp-2 text-ink-soft text-sm">{item.description}</p>
        <div className="mt-auto flex min-h-11 flex-wrap items-center gap-x-3 pt-1">
          <Price cents={item.priceCents} className="font-semibold text-base" />
          {marks}
          {like && <div className="relative ml-auto">{like}</div>}
        </div>
      </div>
      <div className="relative min-h-28 w-28 shrink-0 sm:min-h-32 sm:w-32">
        <Picture
          src={item.picture}
          alt=""
          sizes="8rem"
          priority={item.priority}
          className="size-full rounded-md"
          imgClassName={cn(
            'transition-transform duration-200 group-hover:scale-[1.03]',
            item.unavailable && 'opacity-50',
          )}
        />
        {item.unavailable && (
          <p className="absolute inset-x-1.5 bottom-1.5 rounded-full bg-inverse py-1 text-center font-semibold text-on-inverse text-xs">
            {item.unavailable}
          </p>
        )}
        {action && <div className="absolute right-1.5 bottom-1.5">{action}</div>}
      </div>
    </article>
  )
}

/** The grid of menu items: one column of list items on phones, two or three on wide screens. */
export function MenuItemGrid({ columns = 3, children }: { columns?: 2 | 3; children: ReactNode }) {
  return <ul className={cn('grid grid-cols-1 gap-4 md:grid-cols-2', columns === 3 && 'xl:grid-cols-3')}>{children}</ul>
}
