import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contracts/fields'
import { db } from '@/lib/db/client'
import { findMenuItemDetails } from '@/lib/queries/menu-items/find-menu-item-details'

/** The menu item of the path, asked for once per request; without one the page does not exist. */
export const menuItemOf = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return (parsed.success && (await findMenuItemDetails(parsed.data, { db }))) || notFound()
})
