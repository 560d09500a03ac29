'use client'

import { type ComponentType, useEffect } from 'react'
import { create } from 'zustand'
import { whenUsed } from '@/lib/client/when-used'
import { alertUser } from './toast'

/** The props of every dialog and sheet. */
export type OverlayProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** When to load: `whenUsed`, `whenIdle`, or null to wait until it is opened. */
type Options = { soon?: typeof whenUsed | null }

/**
 * A dialog or sheet whose code loads after the page: when somebody begins to use the page unless `soon` says otherwise,
 * and at the latest when it is opened. Pages are ready earlier without it.
 */
export function late<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  { soon = whenUsed }: Options = {},
) {
  const useLoaded = create<{ View: ComponentType<Props> | null }>(() => ({ View: null }))

  async function ready() {
    if (!useLoaded.getState().View) useLoaded.setState({ View: await load() })
  }

  /** Loads the code ahead of time; when that fails, opening tries again. */
  const preload = () => ready().catch(() => undefined)

  function Late(props: Props) {
    const { View } = useLoaded()
    const { open, onOpenChange } = props

    useEffect(() => soon?.(() => void preload()), [])

    // biome-ignore lint/correctness/useExhaustiveDependencies: only opening it loads it
    useEffect(() => {
      if (!open) return
      ready().catch(() => {
        onOpenChange(false)
        alertUser('This could not be loaded. Please check your connection and try again.')
      })
    }, [open])

    return View && <View {...props} />
  }

  return Object.assign(Late, { preload })
}
