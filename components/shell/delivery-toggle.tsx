'use client'

import { useId } from 'react'
import { cn } from '@/components/ui/class-names'
import { alertUser } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'

/** Delivery or pickup. Pickup only answers 'coming soon' (spec §2.4), so delivery stays chosen. */
export function DeliveryToggle({ className }: { className?: string }) {
  const name = useId()
  return (
    <fieldset className={cn('inline-flex rounded-full bg-sunken p-1', className)}>
      <legend className="sr-only">How to get the food</legend>
      {['Delivery', 'Pickup'].map((label) => (
        <label
          key={label}
          className="relative inline-flex h-9 flex-1 items-center justify-center whitespace-nowrap rounded-full px-4 font-semibold text-ink-soft text-sm transition-colors after:absolute after:-inset-y-1 after:inset-x-0 hover:text-ink has-checked:bg-chosen has-checked:text-ink has-checked:shadow-[0_1px_2px_var(--shadow-tint)] has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            value={label}
            checked={label === 'Delivery'}
            onChange={() => label === 'Pickup' && alertUser(TEXTS.comingSoon)}
            className="absolute -inset-y-1 inset-x-0 z-10 h-11 w-full cursor-pointer appearance-none opacity-0"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
