import { FOOD_TYPE_TITLES, FOOD_TYPES } from '@/lib/menu/rules/food-types'
import type { MenuItem, MenuRestaurant } from '@/lib/menu/server/shapes'
import { dollarsFromCents } from '@/lib/money'
import { shownPicture } from '@/lib/picture-addresses'
import { PRICE_LEVEL_SIGNS } from '@/lib/restaurants/rules/catalog'
import type { Restaurant } from '@/lib/restaurants/server/shapes'

type Described = Pick<MenuItem, 'id' | 'name' | 'description' | 'priceCents' | 'foodImage' | 'foodType'>
type DescribedWithSeller = Described &
  Pick<MenuItem, 'servedFrom'> & { restaurant: Pick<MenuRestaurant, 'id' | 'name' | 'servicing'> }

/** A restaurant with its menu in the vocabulary of schema.org; `site` is the origin of its addresses. */
export function restaurantToStructuredData(restaurant: Restaurant, items: readonly Described[], site: string): object {
  const sections = FOOD_TYPES.map((type) => ({ type, items: items.filter((item) => item.foodType === type) }))
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': `${site}/restaurants/${restaurant.id}`,
    url: `${site}/restaurants/${restaurant.id}`,
    name: restaurant.name,
    description: restaurant.description,
    image: pictureAt(restaurant.storeImage, site),
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
        .filter((section) => section.items.length > 0)
        .map((section) => ({
          '@type': 'MenuSection',
          name: FOOD_TYPE_TITLES[section.type],
          hasMenuItem: section.items.map((item) => menuItemToStructuredData(item, site)),
        })),
    },
  }
}

/** A menu item with its restaurant in the vocabulary of schema.org. */
export function menuItemPageToStructuredData(item: DescribedWithSeller, site: string): object {
  const { id, name, servicing } = item.restaurant
  const { offers, ...described } = menuItemToStructuredData(item, site)
  const seller = { '@type': 'Restaurant', name, url: `${site}/restaurants/${id}` }
  const availability = `https://schema.org/${servicing && !item.servedFrom ? 'InStock' : 'OutOfStock'}`
  return { '@context': 'https://schema.org', ...described, offers: { ...offers, availability, seller } }
}

function menuItemToStructuredData(item: Described, site: string) {
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    image: pictureAt(item.foodImage, site),
    url: `${site}/menu-items/${item.id}`,
    offers: { '@type': 'Offer', price: dollarsFromCents(item.priceCents).toFixed(2), priceCurrency: 'USD' },
  }
}

/** Pictures are absolute addresses or paths of this site; a hidden one is left out. */
function pictureAt(address: string, site: string): string | undefined {
  const picture = shownPicture(address)
  if (!picture) return undefined

  return picture.startsWith('/') ? `${site}${picture}` : picture
}
