import 'server-only'
import { forbidden, notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { mayAct, type RestaurantRole } from '@/lib/policy'
import { findRestaurant } from '@/lib/restaurants/server/queries'
import { readRole } from '@/lib/restaurants/server/roles'
import { requireAccount } from './viewer'

/** The restaurant whose id is in the path, read once per request; null when there is none. */
export const restaurantIn = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return parsed.success ? findRestaurant(parsed.data, { db }) : null
})

/** The same for a page, which answers 404 when there is none. */
export const restaurantOf = async (id: string) => (await restaurantIn(id)) ?? notFound()

/** A user's role at a restaurant, read once per request. */
export const roleOf = cache((userId: number, id: number, ownerId: number) => readRole(userId, { id, ownerId }, db.read))

/**
 * The restaurant in the path of a screen for those who have at least this role there, with the viewer; other users are
 * refused (spec §6.1).
 */
export async function staffedRestaurant(id: string, screen: string, least: RestaurantRole) {
  const user = await requireAccount(`/restaurants/${id}/${screen}`)
  const restaurant = await restaurantOf(id)
  if (!mayAct(await roleOf(user.id, restaurant.id, restaurant.ownerId), least)) forbidden()
  return { user, restaurant }
}
