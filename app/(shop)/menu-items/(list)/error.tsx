'use client'

import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'
import { TEXTS } from '@/lib/contract/texts'

/** The menu items could not be read (spec §8.4). */
export default function MenuItemsError(props: SegmentError) {
  return <ErrorScreen {...props} title={TEXTS.menuItemsFetchFailed} />
}
