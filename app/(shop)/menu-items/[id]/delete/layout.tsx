import type { ReactNode } from 'react'
import { itemOf } from '@/app/(shop)/menu-items/[id]/update/item'
import { requireViewer } from '@/app/viewer'

type LayoutProps = { params: Promise<{ id: string }>; children: ReactNode }

/** Redirects and 404s before anything is sent: below, where loading.tsx waits, they would come too late. */
export default async function DeleteMenuItemLayout({ params, children }: LayoutProps) {
  const { id } = await params
  await requireViewer(`/menu-items/${id}/delete`)
  await itemOf(id)
  return children
}
