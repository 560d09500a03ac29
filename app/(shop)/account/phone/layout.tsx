import type { ReactNode } from 'react'
import { requireViewer } from '@/app/viewer'

/** Sends visitors to log in before anything is sent: below, where loading.tsx waits, a redirect would come too late. */
export default async function AccountPhoneLayout({ children }: { children: ReactNode }) {
  await requireViewer('/account/phone')
  return children
}
