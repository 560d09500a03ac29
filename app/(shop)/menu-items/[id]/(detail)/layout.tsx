import type { ReactNode } from 'react'
import { dishOf } from './dish'

type LayoutProps = { params: Promise<{ id: string }>; children: ReactNode }

/** Asks for the dish before anything is sent: below, where loading.tsx waits, a 404 would come too late. */
export default async function DishLayout({ params, children }: LayoutProps) {
  await dishOf((await params).id)
  return children
}
