'use client'

import { useState } from 'react'
import { call, failureText, orGone } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'
import type { MenuItem } from '@/lib/db/shapes'
import type { MenuItemContent } from '@/lib/menu/contract/wire'
import type { FoodType } from '@/lib/restaurants/rules/catalog'
import { contentOf, type MenuItemValues } from './menu-item-values'

/** One menu item and the state of its editing. */
export type MenuEntry = {
  key: string
  /** Null while it is being created. */
  item: MenuItem | null
  /** The section that its form is in. */
  home: FoodType
  editing: boolean
  /** Whether it was opened in a form since the page was loaded. */
  wasEdited: boolean
  /** The content being saved: shown at once, while the form waits hidden. */
  saving: MenuItemContent | null
  removing: boolean
}

const entryOf = (item: MenuItem): MenuEntry => ({
  key: String(item.id),
  item,
  home: item.foodType,
  editing: false,
  wasEdited: false,
  saving: null,
  removing: false,
})

/** The content that an entry shows as a row, or null. */
export function rowOf({ item, editing, saving, removing }: MenuEntry): MenuItemContent | null {
  if (removing) return null
  return saving ?? (editing ? null : item)
}

/** The entries of a menu and their actions; each change shows at once and is undone when it fails. */
export function useMenuEntries(items: MenuItem[], telling: { failed: (text: string) => void; done: () => void }) {
  // Newest first: a new item is added at the front (spec §4.10).
  const [entries, setEntries] = useState(() => items.toSorted((a, b) => b.id - a.id).map(entryOf))
  const [created, setCreated] = useState(0)
  const change = (key: string, part: Partial<MenuEntry>) =>
    setEntries((list) => list.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))
  const drop = (key: string) => setEntries((list) => list.filter((entry) => entry.key !== key))

  return {
    entries,
    /** Opens an empty form at the front of a section. */
    begin(home: FoodType) {
      setCreated(created + 1)
      const started = { item: null, home, editing: true, wasEdited: true, saving: null, removing: false }
      setEntries((list) => [{ key: `new-${created}`, ...started }, ...list])
    },
    edit: (key: string) => change(key, { editing: true, wasEdited: true }),
    cancel({ key, item }: MenuEntry) {
      if (item) change(key, { editing: false })
      else drop(key)
    },
    /** Shows the typed values as if they were saved. */
    place: (key: string, values: MenuItemValues) => change(key, { saving: contentOf(values) }),
    /** Undoes that: the form is back with everything that was typed. */
    takeBack: (key: string) => change(key, { saving: null }),
    settle: (key: string, item: MenuItem) => change(key, { item, home: item.foodType, editing: false, saving: null }),
    async remove({ key, item }: MenuEntry) {
      if (!item) return
      change(key, { removing: true })
      try {
        await orGone(call('deleteMenuItem', { params: { id: item.id } }))
        drop(key)
        telling.done()
      } catch (error) {
        change(key, { removing: false })
        telling.failed(failureText(error, TEXTS.menuItemDeleteFailed))
      }
    },
  }
}
