'use client'

import Link from 'next/link'
import { useEffect, useRef } from 'react'
import { cn } from '@/components/ui/class-names'
import { Picture } from '@/components/ui/picture'
import { ScrollRow } from '@/components/ui/scroll-row'
import { CUISINES, type Cuisine, cuisinePicture } from '@/lib/restaurants/rules/catalog'

type CuisineChipsProps = {
  selected: Cuisine | null
  /** The target of a chip; the selected chip leads back to all restaurants. */
  hrefOf: (cuisine: Cuisine | null) => string
  /** Called instead of following the link. */
  onSelect: (cuisine: Cuisine | null) => void
}

/** The cuisines as a row of pictures that scrolls sideways; pressing the selected one shows all again. */
export function CuisineChips({ selected, hrefOf, onSelect }: CuisineChipsProps) {
  const current = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    // The selected chip may be far to the right. Only the row scrolls: the page may be restoring its own position.
    const row = current.current?.parentElement
    if (!current.current || !row) return
    const { offsetLeft, offsetWidth } = current.current
    const isHidden = offsetLeft < row.scrollLeft || offsetLeft + offsetWidth > row.scrollLeft + row.clientWidth
    if (isHidden) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2
  }, [])

  return (
    <ScrollRow label="Cuisines" className="gap-1">
      {CUISINES.map((cuisine) => {
        const isSelected = cuisine === selected
        const next = isSelected ? null : cuisine
        return (
          <Link
            key={cuisine}
            ref={isSelected ? current : undefined}
            href={hrefOf(next)}
            prefetch={false}
            scroll={false}
            onNavigate={(event) => {
              event.preventDefault()
              onSelect(next)
            }}
            aria-current={isSelected ? 'true' : undefined}
            className="group flex w-22 shrink-0 flex-col items-center gap-1.5 rounded-md py-2 text-center focus-visible:-outline-offset-2 max-sm:h-11 max-sm:w-auto max-sm:flex-row max-sm:py-0 max-sm:pr-2"
          >
            <span
              className={cn(
                'grid size-16 shrink-0 place-items-center rounded-full transition-colors max-sm:size-10',
                isSelected
                  ? 'bg-accent-soft ring-2 ring-accent group-hover:bg-accent-soft-hover'
                  : 'bg-sunken group-hover:bg-sunken-hover',
              )}
            >
              <Picture
                src={cuisinePicture(cuisine)}
                alt=""
                sizes="2.75rem"
                background=""
                className="size-11 max-sm:size-7"
                imgClassName="transition-transform duration-200 group-hover:scale-110"
              />
            </span>
            <span
              className={cn(
                'w-full truncate text-xs',
                isSelected ? 'font-bold text-accent-ink' : 'font-medium text-ink-soft group-hover:text-ink',
              )}
            >
              {cuisine}
            </span>
          </Link>
        )
      })}
    </ScrollRow>
  )
}
