'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

/** Asks before a form with unsaved changes is left by a link of this site, by a reload or by closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const router = useRouter()
  const [leavingTo, setLeavingTo] = useState<string | null>(null)

  useEffect(() => {
    if (!when) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    const onClick = (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === null) return
      // On the window and on the way down: ahead of the router, which listens below.
      event.preventDefault()
      event.stopPropagation()
      setLeavingTo(path)
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('click', onClick, { capture: true })
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, { capture: true })
    }
  }, [when])

  return (
    <ConfirmDialog
      open={when && leavingTo !== null}
      onOpenChange={(open) => !open && setLeavingTo(null)}
      title="Leave without saving?"
      description="What you changed here has not been saved and will be lost."
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      destructive
      onConfirm={() => {
        if (leavingTo !== null) router.push(leavingTo)
      }}
    />
  )
}

/** The path that a plain click on a link of this site leads to, when that is another page than this one. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download) return null
  const to = new URL(link.href)
  if (to.origin !== location.origin) return null
  const samePage = to.pathname === location.pathname && to.search === location.search
  return samePage ? null : `${to.pathname}${to.search}${to.hash}`
}
