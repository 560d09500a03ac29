'use client'

import { Desk } from '@/components/shell/desk'
import { ErrorScreen, type SegmentError } from '@/components/shell/error-screen'

export default function OwnersError(props: SegmentError) {
  return (
    <Desk restaurant={null}>
      <ErrorScreen {...props} />
    </Desk>
  )
}
