import type { ReactNode } from 'react'
import { restaurantOf } from '@/app/(shop)/restaurants/[id]/(detail)/restaurant'
import { requireViewer } from '@/app/viewer'

type LayoutProps = { params: Promise<{ id: string }>; children: ReactNode }

/** Redirects and 404s before anything is sent: below, where loading.tsx waits, they would come too late. */
export default async function UpdateRestaurantLayout({ params, children }: LayoutProps) {
  const { id } = await params
  await requireViewer(`/restaurants/${id}/update`)
  await restaurantOf(id)
  return children
}
