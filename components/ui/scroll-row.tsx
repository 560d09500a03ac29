'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from './class-names'
import { IconButton } from './icon-button'

type More = 'start' | 'end' | 'both' | undefined

function moreOf(row: HTMLElement): More {
  const start = row.scrollLeft > 4
  const end = row.scrollLeft + row.clientWidth < row.scrollWidth - 4
  if (start && end) return 'both'
  if (start) return 'start'
  return end ? 'end' : undefined
}

type ScrollRowProps = {
  /** The accessible name of the row. */
  label: string
  /** Also the gaps between its entries. */
  className?: string
  children: ReactNode
}

/** A row that scrolls sideways: its edges fade while there is more, a mouse gets arrow buttons, and the link of this page is in view. */
export function ScrollRow({ label, className = 'gap-2', children }: ScrollRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState<More>()

  useEffect(() => {
    const node = row.current
    if (!node) return
    const update = () => setMore(moreOf(node))
    const current = node.querySelector<HTMLElement>('[aria-current="page"]')
    if (current) node.scrollLeft = current.offsetLeft - node.offsetLeft - (node.clientWidth - current.offsetWidth) / 2
    update()
    node.addEventListener('scroll', update, { passive: true })
    const observer = new ResizeObserver(update)
    observer.observe(node)
    return () => {
      node.removeEventListener('scroll', update)
      observer.disconnect()
    }
  }, [])

  // The style sheet decides about smooth scrolling, since it knows who prefers reduced motion.
  const move = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.75 })

  return (
    // Its width is that of its container: chips must not widen the page from inside a grid or a card.
    <div className="relative min-w-0 contain-inline-size">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would promise form controls */}
      <div
        ref={row}
        role="group"
        aria-label={label}
        data-more={more}
        className={cn('fade-edges scrollbar-none relative -my-1 flex overflow-x-auto scroll-smooth py-1', className)}
      >
        {children}
      </div>
      {/* The keyboard reaches the chips themselves, so the arrows are for the mouse only. */}
      <div aria-hidden="true" className="hidden fine:block">
        {(more === 'start' || more === 'both') && (
          <IconButton
            label="Scroll back"
            tabIndex={-1}
            look="raised"
            icon={<ChevronLeft />}
            size="size-9"
            className="absolute top-1/2 -left-2 -translate-y-1/2"
            onClick={() => move(-1)}
          />
        )}
        {(more === 'end' || more === 'both') && (
          <IconButton
            label="Scroll on"
            tabIndex={-1}
            look="raised"
            icon={<ChevronRight />}
            size="size-9"
            className="absolute top-1/2 -right-2 -translate-y-1/2"
            onClick={() => move(1)}
          />
        )}
      </div>
    </div>
  )
}
