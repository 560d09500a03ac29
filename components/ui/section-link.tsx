'use client'

import type { ComponentProps, MouseEvent } from 'react'

type SectionLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  /** The id of the target; it needs tabIndex={-1} to take the focus. */
  to: string
}

/**
 * A link to a section of the same page. The browser's own jump would add a history entry that the router does not know,
 * and going back to that entry would show the wrong page.
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
