'use client'

import { useEffect } from 'react'
import { Container } from '@/components/ui/container'
import { ErrorPanel } from '@/components/ui/error-panel'
import { TEXTS } from '@/lib/contracts/texts'

/** What Next hands to the error screen of a segment. */
export type SegmentError = { error: Error & { digest?: string }; retry?: () => void }

type ErrorScreenProps = SegmentError & {
  /** What could not be shown. */
  title?: string
  text?: string
}

/** What a segment shows when it could not be rendered: what happened, and another try. */
export function ErrorScreen({ error, retry, title = TEXTS.somethingWrong, text }: ErrorScreenProps) {
  useEffect(() => console.error(error), [error])
  return (
    <Container width="md" className="py-16">
      <ErrorPanel title={title} text={text} onRetry={retry} />
    </Container>
  )
}
