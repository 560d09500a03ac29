'use client'

import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from './button'

/** Prints the page when it is pressed, and with `atOnce` when it is shown; it is not on the paper. */
export function PrintButton({ atOnce = false }: { atOnce?: boolean }) {
  useEffect(() => {
    if (atOnce) window.print()
  }, [atOnce])
  return (
    <Button size="lg" wide className="print:hidden" onClick={() => window.print()}>
      <Printer className="size-5" />
      Print
    </Button>
  )
}
