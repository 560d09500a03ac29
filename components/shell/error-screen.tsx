'use client'

import { useEffect } from 'react'
import { Container } from '@/components/ui/container'
import { ErrorPanel } from '@/components/ui/error-panel'
import { TEXTS } from '@/lib/contracts/texts'

type ErrorScreenProps = { error: Error & { digest?: string }; retry?: () => void }

/** What a segment shows when it could not be rendered: what happened, and another try. */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  useEffect(() => console.error(error), [error])
  return (
    <Container width="md" className="py-16">
      <ErrorPanel title={TEXTS.somethingWrong} onRetry={retry} />
    </Container>
  )
}
