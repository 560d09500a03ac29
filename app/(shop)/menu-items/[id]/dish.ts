import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contracts/fields'
import { db } from '@/lib/db/client'
import { findDish } from '@/lib/queries/menu-items/find-dish'

/** The menu item of the path, asked for once per request; without one the page does not exist. */
export const dishOf = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return (parsed.success && (await findDish(parsed.data, { db }))) || notFound()
})
