'use client'

import { SegmentedControl } from '@/components/ui/segmented-control'
import { alertUser } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contracts/texts'

const OPTIONS = [
  { value: 'delivery', label: 'Delivery' },
  { value: 'pickup', label: 'Pickup' },
] as const

/** Delivery or pickup. Pickup only answers 'coming soon' (spec §2.4), so delivery stays chosen. */
export function DeliveryToggle({ className }: { className?: string }) {
  return (
    <SegmentedControl
      label="How to get the food"
      options={OPTIONS}
      value="delivery"
      className={className}
      onChange={(value) => value === 'pickup' && alertUser(TEXTS.comingSoon)}
    />
  )
}
