import { restaurantOf } from '@/app/(shop)/restaurants/[id]/(detail)/restaurant'

/** Decides whether there is such a restaurant before anything is sent, so that a missing one answers 404. */
export default async function RestaurantReviewsLayout({ params, children }: LayoutProps<'/reviews/restaurant/[id]'>) {
  await restaurantOf((await params).id)
  return children
}
