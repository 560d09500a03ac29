import { CONFIRM_MS, type Dish, type DishRestaurant } from '@/components/menu/dish'
import { MenuItemGrid } from '@/components/menu/menu-item-card'
import { MenuItemTile } from '@/components/menu/menu-item-tile'
import { LinkButton } from '@/components/ui/link-button'

type BesideProps = { restaurant: DishRestaurant; dishes: readonly Dish[] }

/** A few more dishes of the same restaurant: a cart holds one restaurant, so these go together. */
export function Beside({ restaurant: { id, name, servicing }, dishes }: BesideProps) {
  if (dishes.length === 0) return null
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
        {dishes.map(({ id: dishId, name: dishName, description, priceCents, foodImage }) => (
          <li key={dishId} className="min-w-0">
            <MenuItemTile
              dish={{ id: dishId, name: dishName, description, priceCents, foodImage }}
              restaurant={{ id, name, servicing }}
              confirmMs={CONFIRM_MS.item}
            />
          </li>
        ))}
      </MenuItemGrid>
    </section>
  )
}
