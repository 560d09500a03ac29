'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

/** Where the user was about to go: a path of this site, or an entry of the browser's history. */
type Exit = { path: string } | { historyKey: string }

/** A page can have several guarded forms; one question is enough. */
let leaving = false

/** Asks before a form with unsaved changes is left: by a link, Back or Forward, a reload, or closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const router = useRouter()
  const [exit, setExit] = useState<Exit | null>(null)

  useEffect(() => {
    if (!when) return
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const path = pathOfLink(event)
      if (path === null) return
      // On the window in the capture phase, to run before the router's listener.
      event.preventDefault()
      event.stopPropagation()
      setExit({ path })
    }
    const onNavigate = (event: NavigateEvent) => {
      const isTraversal = event.navigationType === 'traverse' && event.cancelable && !event.defaultPrevented
      if (!isTraversal || leaving || !leadsElsewhere(new URL(event.destination.url))) return
      event.preventDefault()
      setExit({ historyKey: event.destination.key })
    }
    // Browsers without the Navigation API go back without a question.
    const navigation = 'navigation' in window ? window.navigation : null
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('click', onClick, { capture: true })
    navigation?.addEventListener('navigate', onNavigate)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, { capture: true })
      navigation?.removeEventListener('navigate', onNavigate)
    }
  }, [when])

  async function leave() {
    if (!exit) return true
    if ('path' in exit) {
      router.push(exit.path)
      return true
    }
    leaving = true
    // Another guard may cancel the navigation; then this form is still there, and guarded again.
    await window.navigation.traverseTo(exit.historyKey).finished?.catch(() => undefined)
    leaving = false
    return true
  }

  return (
    <ConfirmDialog
      open={when && exit !== null}
      onOpenChange={(open) => !open && setExit(null)}
      title="Leave without saving?"
      description="What you changed here has not been saved and will be lost."
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      destructive
      onConfirm={leave}
    />
  )
}

/** The path that a plain click on a link of this site leads to, if it is another page. */
function pathOfLink(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== '_self') || link.download) return null
  const to = new URL(link.href)
  if (to.origin !== location.origin || !leadsElsewhere(to)) return null
  return `${to.pathname}${to.search}${to.hash}`
}

const leadsElsewhere = (to: URL) => to.pathname !== location.pathname || to.search !== location.search
