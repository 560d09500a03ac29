import { RestaurantNotFound } from '@/components/restaurants/restaurant-not-found'

export default RestaurantNotFound
