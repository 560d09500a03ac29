import 'server-only'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contracts/fields'
import { db } from '@/lib/db/client'
import { findMenuItemDetails } from '@/lib/queries/menu-items/find-menu-item-details'

/** The menu item whose id is in the path, read once per request. Answers 404 when there is none. */
export const menuItemOf = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return (parsed.success && (await findMenuItemDetails(parsed.data, { db }))) || notFound()
})
