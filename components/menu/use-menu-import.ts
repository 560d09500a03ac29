'use client'

import { useState } from 'react'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { type AnswerOf, ApiError, call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { useAction } from '@/lib/client/use-action'
import { keepUndoable } from '@/lib/menu/browser/menu-undo'
import type { DecimalMark, MenuCells } from '@/lib/menu/rules/menu-file'

/** The effects of a change of a menu, as the server tells before and after it is made. */
export type MenuImport = AnswerOf<'importMenu'>
type Source = File | { rows: MenuCells[] }
type Looked = {
  source: Source
  decimal: DecimalMark | 'auto'
  result: MenuImport
  /** The menu was changed by somebody else after the first look. */
  isAgain: boolean
}

export const IMPORT_TOPIC = 'menu file'

/** A change of many menu items: looked at first, and then saved as a whole. */
export function useMenuImport(restaurantId: number, onSaved: (saved: MenuImport) => void) {
  const [looked, setLooked] = useState<Looked | null>(null)
  const [attempts] = useState(() => new Attempts())
  const { pending, run } = useAction<'look' | 'save'>(
    (text) => alertUser(text, { topic: IMPORT_TOPIC }),
    'Failed to change the menu',
  )
  const params = { id: restaurantId }

  async function read({ source, decimal, isAgain }: Omit<Looked, 'result'>): Promise<MenuImport> {
    const result = await call('importMenu', { params, query: { dry: 'true', decimal }, body: source })
    setLooked({ source, decimal, isAgain, result })
    dismissAlerts(IMPORT_TOPIC)
    return result
  }

  /** Asks the server what would change; null when it does not answer. */
  async function look(source: Source, decimal: DecimalMark | 'auto' = 'auto'): Promise<MenuImport | null> {
    let result: MenuImport | null = null
    await run('look', async () => {
      result = await read({ source, decimal, isAgain: false })
    })
    return result
  }

  /** Makes the changes that were looked at. When the menu is another one meanwhile, they are shown again instead. */
  function save() {
    let saved: MenuImport | null = null
    const work = async () => {
      if (!looked) return
      const { source, decimal, result } = looked
      const query = { dry: 'false' as const, version: result.version, decimal }
      try {
        saved = await attempts.send([query, 'rows' in source && source.rows], (idempotencyKey) =>
          call('importMenu', { params, query, body: source, idempotencyKey }),
        )
        keepUndoable(restaurantId, saved)
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error
        await read({ source, decimal, isAgain: true })
      }
    }
    // The dialog waits for the menu that was read again.
    return run('save', work, () => {
      if (!saved) return
      onSaved(saved)
      setLooked(null)
    })
  }

  return { looked, look, save, pending, forget: () => setLooked(null) }
}
