import type * as z from 'zod/mini'
import type { MenuItem, PublicMenuItem } from '@/lib/db/shapes'
import { dateOf, instant } from '@/lib/instant'
import { centsOf, dollarsFromCents } from '@/lib/money'
import { isUntilChanged, UNTIL_CHANGED } from '@/lib/restaurants/rules/taking-orders'
import type { MenuItemOut, menuItemBody, menuItemUpdateBody } from './schemas'

/** A menu item (spec §3.3), its restaurant in every documented spelling. */
export function menuItemToWire(item: PublicMenuItem): MenuItemOut {
  const { ownerId, ...restaurant } = item.restaurant
  return {
    id: item.id,
    name: item.name,
    description: item.description,
    price: dollarsFromCents(item.priceCents),
    food_image: item.foodImage,
    food_type: item.foodType,
    restaurantId: item.restaurantId,
    restaurant_id: item.restaurantId,
    restaurant_name: restaurant.name,
    restaurant_owner_id: ownerId,
    restaurant: { ...restaurant, pausedUntil: instant(restaurant.pausedUntil) },
    likes: item.likes,
    soldOutUntil: isUntilChanged(item.soldOutUntil) ? 'changed' : instant(item.soldOutUntil),
  }
}

export function menuItemFromWire(item: MenuItemOut): PublicMenuItem {
  const { id, name, description, restaurantId, restaurant, likes, soldOutUntil } = item
  return {
    id,
    name,
    description,
    priceCents: centsOf(item.price),
    foodImage: item.food_image,
    foodType: item.food_type,
    restaurantId,
    restaurant: { ...restaurant, pausedUntil: dateOf(restaurant.pausedUntil), ownerId: item.restaurant_owner_id },
    likes,
    soldOutUntil: soldOutUntil === 'changed' ? UNTIL_CHANGED : dateOf(soldOutUntil),
  }
}

/** What an owner writes about a menu item. */
export type MenuItemContent = Omit<MenuItem, 'id' | 'soldOutUntil'>
export type NewMenuItem = MenuItemContent & { restaurantId: number }
export type MenuItemChange = Partial<MenuItemContent>

/** The body of a new menu item for its command. */
export function newMenuItem(body: z.output<typeof menuItemBody>): NewMenuItem {
  const { restaurant_id, name, description, price, food_image, food_type } = body
  return {
    restaurantId: restaurant_id,
    name,
    description,
    priceCents: price,
    foodImage: food_image,
    foodType: food_type,
  }
}

/** The body of a changed menu item for its command. */
export function menuItemChange(body: z.output<typeof menuItemUpdateBody>): MenuItemChange {
  const { name, description, price, food_image, food_type } = body
  return { name, description, priceCents: price, foodImage: food_image, foodType: food_type }
}
