import { dollarsFromCents } from '@/lib/money'
import { daysOffFrom } from '@/lib/restaurants/rules/opening-hours'
import type { Restaurant } from '@/lib/restaurants/server/shapes'
import type { RestaurantValues } from './restaurant-values'

/* Apart from the form, whose scripts would load the rules of opening hours with them. */

/** The values of an empty form. */
export function newRestaurant(timeZone: string): RestaurantValues {
  return {
    name: '',
    description: '',
    cuisineType: '',
    priceLevel: '',
    address: '',
    city: '',
    state: '',
    zip: '',
    deliveryFee: '',
    deliveryTime: '',
    businessHours: '',
    closingTime: '',
    timeZone,
    storeImage: '',
    ordersWhileClosed: true,
    daysOff: [],
  }
}

/** The form values of an existing restaurant. */
export function valuesOfRestaurant(restaurant: Restaurant): RestaurantValues {
  const { name, description, cuisineType, priceLevel, address, city, state, zip } = restaurant
  const { deliveryFeeCents, deliveryTimeMinutes, businessHours, closingTime, timeZone, storeImage } = restaurant
  return {
    name,
    description,
    cuisineType,
    priceLevel,
    address,
    city,
    state,
    zip,
    deliveryFee: dollarsFromCents(deliveryFeeCents),
    deliveryTime: deliveryTimeMinutes,
    businessHours,
    closingTime,
    timeZone,
    storeImage,
    ordersWhileClosed: restaurant.ordersWhileClosed,
    daysOff: daysOffFrom(restaurant.daysOff),
  }
}
