'use client'

import { Star } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cn } from './class-names'

const STARS = [1, 2, 3, 4, 5]

type RatingInputProps = {
  label: ReactNode
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number
  onChange: (value: number) => void
  name?: string
  error?: string
  className?: string
}

/** Asks for one to five stars; to the keyboard and to screen readers it is a radio group. */
export function RatingInput({ label, value, onChange, name, error, className }: RatingInputProps) {
  const ownName = useId()
  const [hovered, setHovered] = useState(0)
  const lit = hovered || value
  return (
    <fieldset className={cn('min-w-0', className)} aria-describedby={error ? `${ownName}-error` : undefined}>
      <legend className="font-medium text-sm">{label}</legend>
      <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Star
              aria-hidden="true"
              className={cn('size-8 transition-colors', star <= lit ? 'fill-star text-star' : 'text-line-strong')}
            />
          </label>
        ))}
      </div>
      <p id={`${ownName}-error`} aria-live="polite" className="min-h-5 text-danger-ink text-sm">
        {error}
      </p>
    </fieldset>
  )
}
