'use client'

import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'
import { TEXTS } from '@/lib/contract/texts'

/** The owner's menu could not be read (spec §8.4). */
export default function RestaurantMenuError(props: SegmentError) {
  return (
    <ErrorScreen {...props} title={TEXTS.menuItemsFetchFailed} text="Your menu is safe; we only could not show it." />
  )
}
