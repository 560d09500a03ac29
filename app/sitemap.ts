import type { MetadataRoute } from 'next'
import { db } from '@/lib/db/client'
import { CUISINES } from '@/lib/domain/catalogue'
import { cuisineSlug } from '@/lib/domain/restaurant-filter'
import { env } from '@/lib/env'
import { listMenuItemPages } from '@/lib/queries/menu-items/list-menu-item-pages'
import { listRestaurantPages } from '@/lib/queries/restaurants/list-restaurant-pages'

// It lists what is in the database now.
export const dynamic = 'force-dynamic'

/** The protocol takes no more in one file. */
const LIMIT = 50_000

/** The public pages for search engines: the lists, every restaurant that takes orders, and as many dishes as still fit. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const lists = ['/', '/home', '/menu-items', ...CUISINES.map((cuisine) => `/home?cuisine=${cuisineSlug(cuisine)}`)]
  const restaurants = await listRestaurantPages(LIMIT - lists.length, { db })
  const dishes = await listMenuItemPages(LIMIT - lists.length - restaurants.length, { db })
  return [
    ...lists.map((path) => ({ url: `${env.APP_URL}${path}` })),
    ...restaurants.map((row) => ({ url: `${env.APP_URL}/restaurants/${row.id}`, lastModified: row.updatedAt })),
    ...dishes.map((row) => ({ url: `${env.APP_URL}/menu-items/${row.id}`, lastModified: row.updatedAt })),
  ]
}
