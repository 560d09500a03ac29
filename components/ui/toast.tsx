'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { create } from 'zustand'
import { whenIdle } from '@/lib/client/when-idle'
import type { Shown, ToastOptions } from './toast-view'

type Toasts = typeof import('./toast-view')

const useToasts = create<{ toasts: Toasts | null }>(() => ({ toasts: null }))

/** Toasts are loaded when the browser is idle, or with the first one. Earlier requests are shown in turn. */
let loading: Promise<Toasts> | null = null

function loadToasts(): Promise<Toasts> {
  loading ??= import('./toast-view').then(async (toasts) => {
    useToasts.setState({ toasts })
    await toasts.mounted
    return toasts
  })
  loading.catch(() => {
    loading = null
  })
  return loading
}

/** Without a connection the toasts may not load; then the message is lost. */
function withToasts(work: (toasts: Toasts) => void): void {
  loadToasts().then(work, () => undefined)
}

/**
 * Shows that something failed or is not possible, in exactly these words. It disappears on the next change of screen.
 */
export function alertUser(text: string, options?: ToastOptions): void {
  withToasts((toasts) => toasts.show(text, 'alert', options))
}

/** Shows that something succeeded, in exactly these words. Alerts on the same topic disappear. */
export function notify(text: string, options?: ToastOptions): void {
  withToasts((toasts) => toasts.show(text, 'news', options))
}

function dismissWhere(applies: (toast: Shown) => boolean): void {
  void loading?.then((toasts) => toasts.dismissWhere(applies))
}

/** Removes the alerts on a topic, for a success that the screen itself shows. */
export const dismissAlerts = (topic: string) => dismissWhere((toast) => toast.kind === 'alert' && toast.topic === topic)

/** Removes the news, for when the screen itself shows it; alerts stay. */
export const dismissNews = () => dismissWhere(({ kind }) => kind === 'news')

/** Removes all toasts, for a change of user. */
export const dismissToasts = () => dismissWhere(() => true)

/** Renders the toasts; used once, in the root layout. */
export function Toaster() {
  const { toasts } = useToasts()
  const path = usePathname()
  const lastPath = useRef(path)

  useEffect(() => whenIdle(() => withToasts(() => undefined)), [])

  // A layout effect: alerts that the new screen raises in an effect come later and must stay.
  useLayoutEffect(() => {
    if (lastPath.current !== path) void loading?.then((toasts) => toasts.dismissAlertsOfScreen())
    lastPath.current = path
  }, [path])

  return toasts && <toasts.ToastView />
}
