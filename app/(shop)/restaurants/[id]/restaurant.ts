import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contracts/fields'
import { db } from '@/lib/db/client'
import { findRestaurant } from '@/lib/queries/restaurants/find-restaurant'

/** The restaurant whose id is in the path, read once per request. Answers 404 when there is none. */
export const restaurantOf = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return (parsed.success && (await findRestaurant(parsed.data, { db }))) || notFound()
})
