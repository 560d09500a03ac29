import type { ReactNode } from 'react'

/** The frame of the order board and its tickets: nothing but the screen itself. */
export default function BoardFrame({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="flex flex-1 flex-col outline-none">
      {children}
    </main>
  )
}
