'use client'

import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'

/** Shown when even the restaurant of a desk could not be read. */
export default function OwnerError(props: SegmentError) {
  return (
    <main id="main" tabIndex={-1} className="flex-1 outline-none">
      <ErrorScreen {...props} />
    </main>
  )
}
