'use client'

import { Desk } from '@/components/shell/desk'
import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'

/** Shown when even the restaurant of a desk could not be read. */
export default function OwnerError(props: SegmentError) {
  return (
    <Desk restaurant={null}>
      <ErrorScreen {...props} />
    </Desk>
  )
}
