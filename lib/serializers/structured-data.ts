import type { RestaurantRow } from '@/lib/db/shapes'
import { FOOD_TYPE_TITLES, FOOD_TYPES, type FoodType, PRICE_LEVEL_SIGNS } from '@/lib/domain/catalog'
import { type Cents, dollarsFromCents } from '@/lib/domain/money'

type Dish = { id: number; name: string; description: string; priceCents: Cents; foodImage: string; foodType: FoodType }

/** A restaurant with its menu in the words of schema.org; `site` is the origin that its addresses begin with. */
export function restaurantToStructuredData(restaurant: RestaurantRow, dishes: readonly Dish[], site: string): object {
  const sections = FOOD_TYPES.map((type) => ({ type, dishes: dishes.filter((dish) => dish.foodType === type) }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${site}/restaurants/${restaurant.id}`,
    url: `${site}/restaurants/${restaurant.id}`,
    name: restaurant.name,
    description: restaurant.description,
    image: absolute(restaurant.storeImage, site),
    servesCuisine: restaurant.cuisineType,
    priceRange: PRICE_LEVEL_SIGNS[restaurant.priceLevel],
    address: {
      '@type': 'PostalAddress',
      streetAddress: restaurant.address,
      addressLocality: restaurant.city,
      addressRegion: restaurant.state,
      postalCode: restaurant.zip,
      addressCountry: 'US',
    },
    ...(restaurant.ratingTenths !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: restaurant.ratingTenths / 10,
        reviewCount: restaurant.reviewCount,
      },
    }),
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: sections
        .filter((section) => section.dishes.length > 0)
        .map((section) => ({
          '@type': 'MenuSection',
          name: FOOD_TYPE_TITLES[section.type],
          hasMenuItem: section.dishes.map((dish) => dishToStructuredData(dish, site)),
        })),
    },
  }
}

type DishOfRestaurant = Dish & { restaurant: { id: number; name: string; servicing: boolean } }

/** A menu item with its restaurant in the words of schema.org. */
export function dishPageToStructuredData(dish: DishOfRestaurant, site: string): object {
  const { id, name, servicing } = dish.restaurant
  const { offers, ...item } = dishToStructuredData(dish, site)
  const seller = { '@type': 'Restaurant', name, url: `${site}/restaurants/${id}` }
  const availability = `https://schema.org/${servicing ? 'InStock' : 'OutOfStock'}`
  return { '@context': 'https://schema.org', ...item, offers: { ...offers, availability, seller } }
}

function dishToStructuredData(dish: Dish, site: string) {
  return {
    '@type': 'MenuItem',
    name: dish.name,
    description: dish.description,
    image: absolute(dish.foodImage, site),
    url: `${site}/menu-items/${dish.id}`,
    offers: { '@type': 'Offer', price: dollarsFromCents(dish.priceCents).toFixed(2), priceCurrency: 'USD' },
  }
}

/** Pictures are whole addresses or paths of this site. */
function absolute(picture: string, site: string): string {
  return picture.startsWith('/') ? `${site}${picture}` : picture
}
