'use client'

import { useState } from 'react'
import { call, failureText, orGone } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'
import type { Availability } from '@/lib/menu/contract/schemas'
import { menuItemFromWire } from '@/lib/menu/contract/wire'
import type { OwnMenuItem } from '@/lib/menu/server/shapes'
import { contentOf, type MenuItemValues, type Place, type ShownItem } from './menu-item-values'

/** One menu item and the state of its editing. */
export type MenuEntry = {
  key: string
  /** Null while it is being created. */
  item: OwnMenuItem | null
  /** The place on the menu that its form is in. */
  home: Place
  editing: boolean
  /** Whether it was opened in a form since the page was loaded. */
  wasEdited: boolean
  /** The content being saved: shown at once, while the form waits hidden. */
  saving: ShownItem | null
  removing: boolean
}

const entryOf = (item: OwnMenuItem): MenuEntry => ({
  key: String(item.id),
  item,
  home: item,
  editing: false,
  wasEdited: false,
  saving: null,
  removing: false,
})

/** The content that an entry shows as a row, or null. */
export function rowOf({ item, editing, saving, removing }: MenuEntry): ShownItem | null {
  if (removing) return null
  return saving ?? (editing ? null : item)
}

/** The entries of a menu that was read again: those that are being changed here stay as they are. */
function refreshed(list: readonly MenuEntry[], items: readonly OwnMenuItem[]): MenuEntry[] {
  const busy = list.filter(({ editing, saving, removing }) => editing || saving || removing)
  const added = busy.filter(({ item }) => item === null)
  return [...added, ...items.map((item) => busy.find((entry) => entry.item?.id === item.id) ?? entryOf(item))]
}

/** The entries of a menu and their actions; each change shows at once and is undone when it fails. */
export function useMenuEntries(items: OwnMenuItem[], telling: { failed: (text: string) => void; done: () => void }) {
  // In the order of the menu; a new item is added at the front (spec §4.10).
  const [entries, setEntries] = useState(() => items.map(entryOf))
  const [created, setCreated] = useState(0)
  const [listed, setListed] = useState(items)
  if (items !== listed) {
    setListed(items)
    setEntries((list) => refreshed(list, items))
  }
  const change = (key: string, part: Partial<MenuEntry>) =>
    setEntries((list) => list.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))
  const drop = (key: string) => setEntries((list) => list.filter((entry) => entry.key !== key))

  return {
    entries,
    /** Opens an empty form at the front of a part. */
    begin(home: Place) {
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
    settle: (key: string, item: OwnMenuItem) => change(key, { item, home: item, editing: false, saving: null }),
    async setAvailability({ key, item }: MenuEntry, until: Availability['until']) {
      if (!item) return
      const changed = await call('setAvailability', { params: { id: item.id }, body: { until } })
      change(key, { item: { ...item, soldOutUntil: menuItemFromWire(changed).soldOutUntil } })
    },
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
