'use client'

import { useEffect } from 'react'
import { Container } from '@/components/ui/container'
import { ErrorPanel } from '@/components/ui/error-panel'
import { TEXTS } from '@/lib/contracts/texts'

type ErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** The owner's menu could not be read. */
export default function RestaurantMenuError({ error, retry }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  return (
    <Container width="md" className="py-12">
      <ErrorPanel
        title={TEXTS.menuItemsFetchFailed}
        text="Your menu is safe; we only could not show it."
        onRetry={retry}
      />
    </Container>
  )
}
