import type { FoodType, PriceLevel } from '@/lib/domain/catalog'
import type { Cents } from '@/lib/domain/money'
import type pictures from './pictures.json'

/** A picture in public/images/dishes. */
export type DishPicture = keyof typeof pictures.dishes
/** A picture in public/images/restaurants. */
export type RestaurantPicture = keyof typeof pictures.restaurants

/** A line of a menu. */
export type Dish = readonly [name: string, priceCents: Cents, picture: DishPicture, description: string]

export type SeedRestaurant = {
  name: string
  description: string
  /** 'ADDRESS, CITY, STATE, ZIP' */
  address: string
  /** An IANA zone, for restaurants away from the site's own. */
  timeZone?: string
  priceLevel: PriceLevel
  minutes: number
  feeCents: Cents
  hours: string
  /** `HH:MM` or empty. */
  closing: string
  picture: RestaurantPicture
  /** The demo owner it belongs to; one of the other owners when absent. */
  owner?: 'Mia' | 'Leo'
  inactive?: boolean
  /** How it is to be rated: the mean of so many reviews. */
  stars: { mean: number; reviews: number }
  menu: Record<FoodType, readonly Dish[]>
}
