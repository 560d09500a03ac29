'use client'

import { useState } from 'react'
import { pictureSources, shownPicture } from '@/lib/picture-addresses'
import { cn } from './class-names'

type AvatarProps = { name: string; src: string; className: string }

/** A user's picture, or their initials when there is none or it fails to load. */
export function Avatar({ name, src: address, className }: AvatarProps) {
  const src = shownPicture(address)
  const [broken, setBroken] = useState('')
  const initials = name
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken font-bold text-ink-soft',
        className,
      )}
    >
      {src && broken !== src ? (
        // biome-ignore lint/performance/noImgElement: an address that anyone may give is not fetched by our server
        <img
          {...pictureSources(src)}
          sizes="7rem"
          alt=""
          width={96}
          height={96}
          className="size-full object-cover"
          onError={() => setBroken(src)}
        />
      ) : (
        // Drawn by CSS: as text, the initials would start the accessible name of a control (WCAG 2.5.3).
        <span data-initials={initials} className="before:content-[attr(data-initials)]" />
      )}
    </span>
  )
}
