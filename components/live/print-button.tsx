'use client'

import { Printer } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'

/** Prints the page once it is shown, and again when it is pressed; it is not on the paper. */
export function PrintButton() {
  useEffect(() => window.print(), [])
  return (
    <Button size="lg" wide className="print:hidden" onClick={() => window.print()}>
      <Printer className="size-5" />
      Print
    </Button>
  )
}
