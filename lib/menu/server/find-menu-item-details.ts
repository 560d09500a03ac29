import 'server-only'
import type { Db } from '@/lib/db/database'
import { menuCardShape } from './menu-card-shape'

/** A menu item with the facts about its restaurant that its page shows. */
export function findMenuItemDetails(id: number, { db }: { db: Db }) {
  return db.read.menuItem.findUnique({
    where: { id },
    select: {
      ...menuCardShape,
      restaurant: {
        select: {
          id: true,
          name: true,
          ownerId: true,
          servicing: true,
          pausedUntil: true,
          timeZone: true,
          storeImage: true,
          cuisineType: true,
          priceLevel: true,
          ratingTenths: true,
          reviewCount: true,
          deliveryTimeMinutes: true,
        },
      },
    },
  })
}

export type MenuItemDetails = NonNullable<Awaited<ReturnType<typeof findMenuItemDetails>>>
