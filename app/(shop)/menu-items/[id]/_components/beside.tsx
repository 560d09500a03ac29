import { MenuItemGrid } from '@/components/menu/menu-item-card'
import { MenuItemTile } from '@/components/menu/menu-item-tile'
import { CONFIRM_MS } from '@/components/menu/menu-item-to-cart'
import { LinkButton } from '@/components/ui/link-button'
import type { MenuItem, MenuRestaurant } from '@/lib/menu/server/shapes'

type BesideProps = { restaurant: MenuRestaurant; items: readonly MenuItem[] }

/** A few more menu items of the same restaurant: a cart holds items of one restaurant only. */
export function Beside({ restaurant: { id, name, servicing, pausedUntil, timeZone }, items }: BesideProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="beside-title" className="mt-14">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="beside-title" className="font-bold text-xl">
          More from {name}
        </h2>
        <LinkButton href={`/restaurants/${id}`} prefetch={false} variant="secondary" size="sm">
          See the whole menu
        </LinkButton>
      </div>
      <MenuItemGrid>
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <MenuItemTile
              item={item}
              restaurant={{ id, name, servicing, pausedUntil, timeZone }}
              confirmMs={CONFIRM_MS.item}
            />
          </li>
        ))}
      </MenuItemGrid>
    </section>
  )
}
