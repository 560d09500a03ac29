import 'server-only'
import { forbidden, notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { ownsRestaurant } from '@/lib/policy'
import { findRestaurant } from '@/lib/restaurants/server/queries'
import { requireAccount } from './viewer'

/** The restaurant whose id is in the path, read once per request; null when there is none. */
export const restaurantIn = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return parsed.success ? findRestaurant(parsed.data, { db }) : null
})

/** The same for a page, which answers 404 when there is none. */
export const restaurantOf = async (id: string) => (await restaurantIn(id)) ?? notFound()

/** The restaurant in the path of one of its owner's screens, and the owner; other users are refused (spec §6.1). */
export async function ownedRestaurant(id: string, screen: string) {
  const user = await requireAccount(`/restaurants/${id}/${screen}`)
  const restaurant = await restaurantOf(id)
  if (!ownsRestaurant(user, restaurant)) forbidden()
  return { user, restaurant }
}
