'use client'

import { useEffect } from 'react'
import { ErrorPanel } from '@/components/ui/error-panel'
import { TEXTS } from '@/lib/contract/texts'
import './globals.css'

/** The last resort: shown when even the root layout fails. */
export default function GlobalError({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en">
      <body className="grid min-h-dvh place-items-center bg-canvas p-6 font-sans text-base text-ink">
        <title>Plateful</title>
        <ErrorPanel title={TEXTS.somethingWrong} onRetry={retry} className="w-full max-w-2xl" />
      </body>
    </html>
  )
}
