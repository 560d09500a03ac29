'use client'

import type { ComponentProps, MouseEvent } from 'react'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of the place; it needs tabIndex={-1} to take the focus along. */
  to: string
}

/**
 * A link to a place on the same page. The browser's own jump would write an entry into its history that the router does not
 * know, and coming back to that entry would show the wrong page; here the entry stays the router's.
 */
export function SectionLink({ to, children, ...rest }: SectionLinkProps) {
  function jump(event: MouseEvent) {
    const target = document.getElementById(to)
    if (!target || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    window.history.replaceState(null, '', `#${to}`)
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }
  return (
    <a href={`#${to}`} onClick={jump} {...rest}>
      {children}
    </a>
  )
}
