import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contracts/fields'
import { db } from '@/lib/db/client'
import { findMenuItem } from '@/lib/queries/menu-items/find-menu-item'

/** The menu item of the path, asked for once per request; without one the page does not exist. */
export const itemOf = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return (parsed.success && (await findMenuItem(parsed.data, { db }))) || notFound()
})
