import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import type { Dish } from '@/components/menu/dish'
import { DishHeart } from '@/components/menu/dish-heart'
import { DishOrder } from '@/components/menu/dish-order'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { FOOD_TYPE_TITLES, type FoodType } from '@/lib/domain/catalog'

type DishViewProps = {
  dish: Dish & { foodType: FoodType; restaurant: RestaurantOfDish }
  /** The viewer's own: may be edited and deleted. */
  owned: boolean
}
type RestaurantOfDish = {
  id: number
  name: string
  servicing: boolean
  storeImage: string
  cuisineType: string
  ratingTenths: number | null
  reviewCount: number
  deliveryTimeMinutes: number
}

/** The dish at large: picture at one side, words and order at the other. */
export function DishView({ dish, owned }: DishViewProps) {
  const { id, name, description, priceCents, foodImage, restaurant } = dish
  const kitchen = { id: restaurant.id, name: restaurant.name, servicing: restaurant.servicing }
  return (
    <div className="grid gap-6 pt-0 sm:pt-8 md:grid-cols-2 md:gap-10 lg:gap-14">
      <div>
        <Picture
          src={foodImage}
          alt={name}
          width={1}
          height={1}
          priority
          className="-mx-4 max-sm:aspect-[5/4]! sm:mx-0 sm:rounded-lg md:sticky md:top-[calc(var(--top-bar)+1.5rem)]"
        />
      </div>
      {/* The bar that sticks to the bottom of phones must not cover what has the focus. */}
      <div className="flex min-w-0 flex-col gap-5 max-md:[&_:is(a,button,textarea)]:scroll-mb-28">
        <header className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium text-ink-soft text-sm">{FOOD_TYPE_TITLES[dish.foodType]}</p>
              <h1 className="break-words font-extrabold text-2xl sm:text-3xl">{name}</h1>
            </div>
            <DishHeart id={id} name={name} />
          </div>
          <Price cents={priceCents} className="font-bold text-xl" />
          <p className="break-words text-base text-ink-soft">{description}</p>
        </header>
        <RestaurantLink restaurant={restaurant} />
        {owned && (
          <div className="flex flex-wrap gap-3">
            <LinkButton href={`/menu-items/${id}/update`} prefetch={false} variant="secondary" size="sm">
              Edit item
            </LinkButton>
            <LinkButton
              href={`/menu-items/${id}/delete`}
              prefetch={false}
              variant="ghost"
              size="sm"
              className="text-danger-ink"
            >
              Delete item
            </LinkButton>
          </div>
        )}
        <DishOrder dish={{ id, name, description, priceCents, foodImage }} restaurant={kitchen} />
      </div>
    </div>
  )
}

function RestaurantLink({ restaurant }: { restaurant: RestaurantOfDish }) {
  const rating = restaurant.ratingTenths === null ? null : restaurant.ratingTenths / 10
  return (
    <Link
      href={`/restaurants/${restaurant.id}`}
      prefetch={false}
      className="group flex items-center gap-4 rounded-md border border-line bg-surface p-3 transition-[border-color,box-shadow] hover:border-line-strong/60 hover:shadow-soft"
    >
      <Picture
        src={restaurant.storeImage}
        alt=""
        width={640}
        height={400}
        className="w-20 shrink-0 rounded-sm sm:w-24"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold text-base">{restaurant.name}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          <RatingBadge rating={rating} numReviews={restaurant.reviewCount} />
          <span className="tabular">
            {restaurant.cuisineType} · {restaurant.deliveryTimeMinutes} min
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
