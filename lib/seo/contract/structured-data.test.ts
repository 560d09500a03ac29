import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StructuredData } from '@/app/structured-data'
import { restaurantColumns } from '@/tests/builders'
import { menuItemPageToStructuredData, restaurantToStructuredData } from './structured-data'

const restaurant = {
  ...restaurantColumns,
  id: 7,
  ownerId: 3,
  name: 'Corner </script><b>Bistro</b>',
  closingTime: '22:00',
  servicing: true,
  accepts: 'auto' as const,
  pausedUntil: null,
  busyMinutes: null,
  busyUntil: null,
  closedUntil: null,
  ordersWhileClosed: true,
  openingWeek: null,
  daysOff: '',
  storeImage: '/images/restaurants/italian-1.webp',
  priceLevel: 'EXPENSIVE' as const,
  ratingTenths: 45,
  reviewCount: 12,
  createdAt: new Date(0),
}
const soup = {
  id: 9,
  name: 'Tomato Soup',
  description: 'Slow roasted.',
  priceCents: 850,
  foodImage: 'https://example.com/soup.webp',
  foodType: 'appetizer' as const,
}
const site = 'https://plateful.example'

test('the data describe a restaurant, its rating and the sections of its menu that have items', () => {
  expect(restaurantToStructuredData(restaurant, [soup], site)).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://plateful.example/restaurants/7',
    image: 'https://plateful.example/images/restaurants/italian-1.webp',
    priceRange: '$$$',
    aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    hasMenu: {
      hasMenuSection: [
        {
          name: 'Appetizers',
          hasMenuItem: [{ image: 'https://example.com/soup.webp', offers: { price: '8.50', priceCurrency: 'USD' } }],
        },
      ],
    },
  })
})

test('a restaurant without reviews claims no rating', () => {
  const fresh = { ...restaurant, ratingTenths: null, reviewCount: 0 }
  expect(restaurantToStructuredData(fresh, [], site)).not.toHaveProperty('aggregateRating')
})

test.each([
  [true, null, 'https://schema.org/InStock'],
  [true, new Date('2026-11-02T16:00:00Z'), 'https://schema.org/OutOfStock'],
  [false, null, 'https://schema.org/OutOfStock'],
])('an item of a restaurant with servicing %s that is served from %s is %s', (servicing, servedFrom, availability) => {
  const item = { ...soup, servedFrom, restaurant: { id: 7, name: 'Bistro', servicing } }
  expect(menuItemPageToStructuredData(item, site)).toMatchObject({ offers: { availability, price: '8.50' } })
})

test('a name cannot end the script element that contains it [V1.2.1–5]', () => {
  const html = renderToStaticMarkup(StructuredData({ data: restaurantToStructuredData(restaurant, [], site) }))
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  const json = html.slice(html.indexOf('>') + 1, html.lastIndexOf('<'))
  expect(JSON.parse(json)).toMatchObject({ name: restaurant.name })
})
