'use client'

import { useEffect } from 'react'
import { Container } from '@/components/ui/container'
import { ErrorPanel } from '@/components/ui/error-panel'
import { TEXTS } from '@/lib/contracts/texts'

type ErrorProps = { error: Error & { digest?: string }; retry: () => void }

/** The owner's restaurants could not be read. */
export default function ManageError({ error, retry }: ErrorProps) {
  useEffect(() => console.error(error), [error])
  return (
    <Container className="py-12">
      <ErrorPanel
        title={TEXTS.restaurantsFetchFailed}
        text="Your restaurants are safe; we only could not show them."
        onRetry={retry}
      />
    </Container>
  )
}
