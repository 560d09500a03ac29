'use client'

import { useEffect, useRef, useState } from 'react'
import { cn } from '@/components/ui/class-names'
import { SectionLink } from '@/components/ui/section-link'

/** How many pixels below the navigation a section's top may be to count as the one being read. */
const SLACK = 24

/** Links to the sections of the page and marks the one being read; the bar around it sticks below the top bar. */
export function MenuSectionNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const nav = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(sections[0]?.id)

  useEffect(() => {
    let frame = 0
    const follow = () => {
      frame = 0
      const line = (nav.current?.parentElement?.getBoundingClientRect().bottom ?? 0) + SLACK
      const passed = sections.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top
        return top !== undefined && top <= line
      })
      // At the end of the page the last section may be too short to reach the line.
      const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2
      const reading = atEnd && window.scrollY > 0 ? sections.at(-1) : (passed.at(-1) ?? sections[0])
      setCurrent(reading?.id)
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(follow)
    }
    follow()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [sections])

  useEffect(() => {
    // On phones the links do not fit side by side: scroll the row to the current one, without moving the page.
    const row = nav.current
    const link = row?.querySelector<HTMLElement>('[aria-current]')
    if (row && link && current) row.scrollTo({ left: link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2 })
  }, [current])

  return (
    <nav
      ref={nav}
      aria-label="Menu sections"
      className="scrollbar-none relative flex min-w-0 grow gap-1 overflow-x-auto"
    >
      {sections.map(({ id, title }) => (
        <SectionLink
          key={id}
          to={id}
          aria-current={id === current ? 'true' : undefined}
          className={cn(
            'inline-flex h-13 shrink-0 items-center border-b-2 px-3 font-semibold text-sm transition-colors first:-ml-3 hover:text-ink focus-visible:-outline-offset-2 sm:first:ml-0',
            id === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft',
          )}
        >
          {title}
        </SectionLink>
      ))}
    </nav>
  )
}
