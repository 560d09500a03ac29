'use client'

import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { notify } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'
import type { OwnMenuItem } from '@/lib/menu/server/shapes'
import { type MenuParts, useMenuItemForm } from './menu-item-fields'
import { type MenuItemValues, newMenuItem, ownItemOf, type Place, valuesOfItem } from './menu-item-values'

type MenuItemEditorProps = {
  restaurantId: number
  /** The item to change; null creates one. */
  item: OwnMenuItem | null
  /** The place of a new item. */
  place: Place
  parts: MenuParts
  /** Hidden while its values are shown as saved. */
  hidden: boolean
  onPlace: (values: MenuItemValues) => void
  onTakeBack: () => void
  onSettle: (item: OwnMenuItem) => void
  open: boolean
  /** Called when it is canceled. */
  onOpenChange: (open: boolean) => void
}

/**
 * Creates or changes an item in its place on the menu. It shows the result at once, and reopens when the call fails.
 */
export function MenuItemEditor({ restaurantId, item, place, parts, hidden, ...on }: MenuItemEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const { fields, alert, pending, isSending, submit } = useMenuItemForm({
    item,
    initial: { ...(item ? valuesOfItem(item) : newMenuItem(place)), restaurant_id: restaurantId },
    parts,
    createFailed: TEXTS.menuItemCreateFailed,
    around(values, send) {
      on.onPlace(values)
      return send().catch((error: unknown) => {
        // It must be visible before it can take the focus.
        flushSync(on.onTakeBack)
        element.current?.querySelector('input')?.focus()
        throw error
      })
    },
    onDone(saved) {
      on.onSettle(ownItemOf(saved))
      notify(item ? `${saved.name} has been saved` : `${saved.name} is on the menu`)
    },
  })

  useEffect(() => element.current?.querySelector('input')?.focus(), [])

  return (
    <form
      ref={element}
      noValidate
      hidden={hidden}
      onSubmit={submit}
      aria-label={item ? `Edit ${item.name}` : 'New menu item'}
      className="bg-sunken/50 p-4 sm:p-5"
    >
      <FormAlert text={alert} />
      <div className="flex flex-col gap-2">{fields}</div>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" disabled={pending} onClick={() => on.onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" pending={isSending}>
          {item ? 'Save item' : 'Add to menu'}
        </Button>
      </div>
    </form>
  )
}
