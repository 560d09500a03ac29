import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { DietaryMarks } from '@/components/menu/dietary-marks'
import { LikeButton } from '@/components/menu/like-button'
import { MenuItemOrder } from '@/components/menu/menu-item-order'
import { ReportButton } from '@/components/reports/report-button'
import { PausedNote } from '@/components/restaurants/paused-note'
import { RatingBadge } from '@/components/restaurants/rating-badge'
import { LinkButton } from '@/components/ui/link-button'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Warning } from '@/components/ui/warning'
import { ALLERGENS, allergensText, wordsIn } from '@/lib/menu/rules/dietary'
import { FOOD_TYPE_TITLES } from '@/lib/menu/rules/food-types'
import type { MenuItemDetails } from '@/lib/menu/server/queries'
import type { ModifierGroup } from '@/lib/menu/server/shapes'
import { reportedPicture } from '@/lib/reports/rules'
import { NOT_AVAILABLE } from '@/lib/restaurants/rules/suspension'

type MenuItemViewProps = { item: MenuItemDetails; groups: readonly ModifierGroup[]; suspended: boolean }

/** A menu item in full: the picture on one side, the text and the order form on the other. */
export function MenuItemView({ item: { restaurant, allergens, ...item }, groups, suspended }: MenuItemViewProps) {
  const { id, name, description, priceCents, foodImage, foodType } = item
  return (
    <div className="grid gap-6 pt-0 sm:pt-8 md:grid-cols-2 md:gap-10 lg:gap-14">
      <div>
        <Picture
          src={foodImage}
          alt={name}
          sizes="(min-width: 80rem) 36rem, (min-width: 48rem) 46vw, 100vw"
          priority
          className="-mx-4 max-sm:aspect-[5/4]! sm:mx-0 sm:rounded-lg md:sticky md:top-[calc(var(--top-bar)+1.5rem)]"
        />
      </div>
      {/* The bar at the bottom of phones must not cover the focused element. */}
      <div className="flex min-w-0 flex-col gap-5 max-md:[&_:is(a,button,input,textarea)]:scroll-mb-28">
        <header className="flex flex-col gap-2">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <p className="font-medium text-ink-soft text-sm">{FOOD_TYPE_TITLES[foodType]}</p>
              <h1 className="break-words font-extrabold text-2xl sm:text-3xl">{name}</h1>
            </div>
            <LikeButton itemId={id} itemName={name} />
          </div>
          <Price cents={priceCents} className="font-bold text-xl" />
          <p className="break-words text-base text-ink-soft">{description}</p>
          <DietaryMarks dietary={item.dietary} withWords />
        </header>
        <RestaurantLink restaurant={restaurant} />
        <Allergens allergens={allergens} />
        <ReportButton
          things={reportedPicture(foodImage, 'The picture')}
          authorId={restaurant.ownerId}
          label="this picture"
        />
        <div data-owner={restaurant.ownerId} className="flex flex-wrap gap-3">
          <LinkButton href={`/menu-items/${id}/update`} prefetch={false} variant="secondary" size="sm">
            Edit item
          </LinkButton>
          <LinkButton href={`/menu-items/${id}/delete`} prefetch={false} variant="ghost-danger" size="sm">
            Delete item
          </LinkButton>
        </div>
        {restaurant.servicing && (
          <PausedNote
            restaurant={{
              pausedUntil: restaurant.pausedUntil,
              busyMinutes: restaurant.busyMinutes,
              busyUntil: restaurant.busyUntil,
              closedUntil: restaurant.closedUntil,
              ordersWhileClosed: restaurant.ordersWhileClosed,
              timeZone: restaurant.timeZone,
            }}
          />
        )}
        {suspended ? (
          <Warning>{NOT_AVAILABLE}</Warning>
        ) : (
          <MenuItemOrder
            item={item}
            groups={groups}
            restaurant={{
              id: restaurant.id,
              name: restaurant.name,
              servicing: restaurant.servicing,
              pausedUntil: restaurant.pausedUntil,
              timeZone: restaurant.timeZone,
            }}
          />
        )}
      </div>
    </div>
  )
}

function Allergens({ allergens }: { allergens: string }) {
  return (
    <section aria-labelledby="allergens-title" className="text-base">
      <h2 id="allergens-title" className="font-bold">
        Allergens
      </h2>
      <p className="text-ink-soft">{allergensText(wordsIn(ALLERGENS, allergens))}</p>
    </section>
  )
}

function RestaurantLink({ restaurant }: { restaurant: MenuItemDetails['restaurant'] }) {
  return (
    <Link
      href={`/restaurants/${restaurant.id}`}
      prefetch={false}
      className="group flex items-center gap-4 rounded-md border border-line bg-surface p-3 transition-[border-color,box-shadow] hover:border-line-strong/60 hover:shadow-soft"
    >
      <Picture src={restaurant.storeImage} alt="" sizes="6rem" wide className="w-20 shrink-0 rounded-sm sm:w-24" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold text-base">{restaurant.name}</span>
        <span className="flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
          <RatingBadge of={restaurant} />
          <span className="tabular">
            {restaurant.cuisineType} · {restaurant.deliveryTimeMinutes} min
          </span>
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-soft" />
    </Link>
  )
}
