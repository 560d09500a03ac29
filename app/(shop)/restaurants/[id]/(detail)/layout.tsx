import type { ReactNode } from 'react'
import { restaurantOf } from './restaurant'

type LayoutProps = { params: Promise<{ id: string }>; children: ReactNode }

/** Asks for the restaurant before anything is sent: below, where loading.tsx waits, a 404 would come too late. */
export default async function RestaurantLayout({ params, children }: LayoutProps) {
  await restaurantOf((await params).id)
  return children
}
