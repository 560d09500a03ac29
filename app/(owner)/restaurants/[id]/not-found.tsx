import RestaurantNotFound from '@/app/(shop)/restaurants/[id]/not-found'

export default RestaurantNotFound
