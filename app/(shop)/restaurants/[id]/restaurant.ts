import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contracts/fields'
import { db } from '@/lib/db/client'
import { findRestaurant } from '@/lib/queries/restaurants/find-restaurant'

/** The restaurant of the path, asked for once per request; without one the page does not exist. */
export const restaurantOf = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return (parsed.success && (await findRestaurant(parsed.data, { db }))) || notFound()
})
