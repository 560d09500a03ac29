'use client'

import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'
import { TEXTS } from '@/lib/contract/texts'

/** The restaurants could not be read (spec §8.3). */
export default function HomeError(props: SegmentError) {
  return <ErrorScreen {...props} title={TEXTS.restaurantsFetchFailed} />
}
