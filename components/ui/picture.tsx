'use client'

import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureSources, shownPicture } from '@/lib/picture-addresses'
import { cn } from './class-names'

const FALLBACK = '/images/fallback.webp'

type PictureProps = {
  src: string | null | undefined
  /** Empty for a picture that only repeats the text beside it. */
  alt: string
  /** How wide it is shown, as the attribute of `img`: the browser takes the width that it needs. */
  sizes: string
  /** The shape of a restaurant's picture; others are square. It reserves the room before the picture loads. */
  wide?: boolean
  /** For the most important picture: loaded at once and first. */
  priority?: boolean
  /** Its color until it has loaded. */
  background?: string
  className?: string
  imgClassName?: string
}

/**
 * A picture in a box of fixed shape, with a fallback when there is none or it fails to load. A plain img: the sources
 * are already small, and addresses typed by users must be fetched by the browser, never by the server.
 */
export function Picture({ src, alt, sizes, wide, priority, background = 'bg-sunken', ...look }: PictureProps) {
  const { className, imgClassName } = look
  const [width, height] = wide ? [640, 400] : [1, 1]
  const wanted = shownPicture(src) || FALLBACK
  const img = useRef<HTMLImageElement>(null)
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = [wanted, FALLBACK].find((candidate) => !broken.includes(candidate))

  useEffect(() => {
    // It may have failed before hydration.
    const node = img.current
    if (shown && node?.complete && node.naturalWidth === 0) setBroken((known) => [...known, shown])
  }, [shown])

  return (
    <span
      className={cn('relative block overflow-hidden', background, className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {shown ? (
        // biome-ignore lint/performance/noImgElement: see above
        <img
          ref={img}
          key={shown}
          {...pictureSources(shown)}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken((known) => [...known, shown])}
          className={cn('absolute inset-0 size-full object-cover dark:brightness-90', imgClassName)}
        />
      ) : (
        <span className="absolute inset-0 grid place-items-center text-ink-soft">
          <ImageOff className="size-7" />
          <span className="sr-only">{alt}</span>
        </span>
      )}
    </span>
  )
}
