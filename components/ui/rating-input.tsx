'use client'

import { Star } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { cn } from './class-names'

const STARS = [1, 2, 3, 4, 5]

type RatingInputProps = {
  label: string
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number
  onChange: (value: number) => void
  /** The first star, so that a form can focus it. */
  ref: Ref<HTMLInputElement>
  name: string
  invalid: boolean
  /** The id of the error message. */
  describedBy: string | undefined
}

/** Asks for one to five stars; for keyboards and screen readers it is a radio group. */
export function RatingInput({ label, value, onChange, ref, name, invalid, describedBy }: RatingInputProps) {
  const labelId = useId()
  const [hovered, setHovered] = useState(0)
  const lit = hovered || value
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelId}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      className="min-w-0"
    >
      <p id={labelId} className="font-medium text-sm">
        {label}
      </p>
      <div className="-ml-2 flex" onPointerLeave={() => setHovered(0)}>
        {STARS.map((star) => (
          <label
            key={star}
            className="relative grid size-11 place-items-center rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(star)}
          >
            <input
              ref={star === 1 ? ref : undefined}
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChange(star)}
              aria-label={star === 1 ? '1 star' : `${star} stars`}
              className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
            />
            <Star
              aria-hidden="true"
              className={cn(
                'size-8 transition-colors',
                star <= lit ? 'fill-star text-star' : invalid ? 'text-danger' : 'text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
    </div>
  )
}
