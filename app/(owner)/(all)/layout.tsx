import type { ReactNode } from 'react'
import { Desk } from '@/components/shell/desk'

export default function DeskLayout({ children }: { children: ReactNode }) {
  return <Desk restaurant={null}>{children}</Desk>
}
