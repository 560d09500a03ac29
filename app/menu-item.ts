import 'server-only'
import { forbidden, notFound } from 'next/navigation'
import { cache } from 'react'
import { idSchema } from '@/lib/contract/fields'
import { db } from '@/lib/db/client'
import { findMenuItemDetails } from '@/lib/menu/server/queries'
import { mayAct } from '@/lib/policy'
import { roleOf } from './restaurant'
import { requireAccount } from './viewer'

/** The menu item whose id is in the path, read once per request; null when there is none. */
export const menuItemIn = cache(async (id: string) => {
  const parsed = idSchema.safeParse(id)
  return parsed.success ? findMenuItemDetails(parsed.data, { db, now: new Date() }) : null
})

/** The same for a page, which answers 404 when there is none. */
export const menuItemOf = async (id: string) => (await menuItemIn(id)) ?? notFound()

/** The menu item in the path of one of its managers' screens, and the address of its menu; other users are refused. */
export async function managedMenuItem(id: string, screen: string) {
  const user = await requireAccount(`/menu-items/${id}/${screen}`)
  const item = await menuItemOf(id)
  const { id: restaurantId, ownerId } = item.restaurant
  if (!mayAct(await roleOf(user.id, restaurantId, ownerId), 'manager')) forbidden()
  return { item, menuHref: `/restaurants/${restaurantId}/menu` }
}
