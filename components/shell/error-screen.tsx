'use client'

import { useEffect } from 'react'
import { Container } from '@/components/ui/container'
import { ErrorPanel } from '@/components/ui/error-panel'
import { suspectOutage, useOutage } from '@/lib/client/outage'
import { TEXTS } from '@/lib/contract/texts'

/** The props that Next gives to the error screen of a segment. */
export type SegmentError = { error: Error & { digest?: string }; retry?: () => void }

type ErrorScreenProps = SegmentError & {
  /** The name of what failed. */
  title?: string
  text?: string
}

/**
 * Shown when a segment fails to render: what happened, and a button to try again. After an outage it tries by itself.
 */
export function ErrorScreen({ retry, title = TEXTS.somethingWrong, text }: ErrorScreenProps) {
  useEffect(suspectOutage, [])
  useEffect(() => useOutage.subscribe((now, before) => before.isAway && !now.isAway && retry?.()), [retry])
  return (
    <Container width="md" className="py-16">
      <ErrorPanel title={title} text={text} onRetry={retry} />
    </Container>
  )
}
