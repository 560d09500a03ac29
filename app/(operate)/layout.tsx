import type { ReactNode } from 'react'

/** Bare: for everybody but operators these screens do not exist, so each brings the desk itself (see operator.tsx). */
export default function OperateLayout({ children }: { children: ReactNode }) {
  return children
}
