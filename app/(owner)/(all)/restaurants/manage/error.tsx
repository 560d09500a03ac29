'use client'

import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'
import { TEXTS } from '@/lib/contract/texts'

/** The owner's restaurants could not be read (spec §8.3). */
export default function ManageError(props: SegmentError) {
  return (
    <ErrorScreen
      {...props}
      title={TEXTS.restaurantsFetchFailed}
      text="Your restaurants are safe; we only could not show them."
    />
  )
}
