'use client'

import { Plus, UtensilsCrossed } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'
import type { MenuItem } from '@/lib/db/shapes'
import { FOOD_TYPE_TITLES, FOOD_TYPES, type FoodType } from '@/lib/restaurants/rules/catalog'
import { ItemAvailability } from './item-availability'
import { type MenuEntry, rowOf, useMenuEntries } from './menu-entries'
import { MenuItemRow } from './menu-item-row'
import { FOOD_TYPE_NAMES } from './menu-item-values'

/** Most owners read their menu before they change it. */
const MenuItemEditor = late(async () => (await import('./menu-item-editor')).MenuItemEditor)

const ABOUT = { topic: 'menu' }
const TELLING = { failed: (text: string) => alertUser(text, ABOUT), done: () => dismissAlerts(ABOUT.topic) }

type MenuManagerProps = {
  restaurantId: number
  /** The restaurant's. */
  timeZone: string
  items: MenuItem[]
}

/** The owner's menu by type; items are created, changed and deleted in place. */
export function MenuManager({ restaurantId, timeZone, items }: MenuManagerProps) {
  const menu = useMenuEntries(items, TELLING)
  const [asked, setAsked] = useState<MenuEntry | null>(null)
  const [asking, setAsking] = useState(false)
  const nothing = menu.entries.every((entry) => entry.removing)

  if (nothing) {
    return (
      <EmptyState
        className="rounded-lg border border-line bg-surface"
        picture={<UtensilsCrossed />}
        title={TEXTS.noMenuItems}
        text="Customers can order as soon as there is something on the menu."
        action={
          <Button onClick={() => menu.begin('entree')}>
            <Plus className="size-5" />
            Add the first item
          </Button>
        }
      />
    )
  }
  return (
    <div className="flex flex-col gap-8">
      {FOOD_TYPES.map((type) => (
        <MenuTypeSection
          key={type}
          type={type}
          restaurantId={restaurantId}
          timeZone={timeZone}
          menu={menu}
          onDelete={(entry) => {
            setAsked(entry)
            setAsking(true)
          }}
        />
      ))}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${asked?.item?.name ?? 'this item'}?`}
        description="It leaves the menu and everybody's favorites. Past orders keep it."
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          if (asked) void menu.remove(asked)
          return true
        }}
      />
    </div>
  )
}

type MenuTypeSectionProps = {
  type: FoodType
  restaurantId: number
  timeZone: string
  menu: ReturnType<typeof useMenuEntries>
  onDelete: (entry: MenuEntry) => void
}

function MenuTypeSection({ type, restaurantId, timeZone, menu, onDelete }: MenuTypeSectionProps) {
  const titleId = `menu-${type}`
  const add = useRef<HTMLButtonElement>(null)
  const entries = menu.entries.map((entry) => {
    const row = rowOf(entry)
    return { entry, row: row?.foodType === type ? row : null, hasForm: entry.editing && entry.home === type }
  })
  const count = entries.filter(({ row }) => row).length
  const shown = entries.filter(({ row, hasForm }) => row || hasForm)
  const visible = shown.some(({ row, entry }) => row || !entry.saving)
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={titleId} className="font-bold text-xl">
          {FOOD_TYPE_TITLES[type]} <span className="tabular font-medium text-base text-ink-soft">{count}</span>
        </h2>
        <Button ref={add} variant="secondary" size="sm" onClick={() => menu.begin(type)}>
          <Plus className="size-4" />
          Add {FOOD_TYPE_NAMES[type].toLowerCase()}
        </Button>
      </div>
      {!visible && (
        <p className="rounded-lg border border-line-strong/50 border-dashed px-5 py-4 text-ink-soft text-sm">
          No {FOOD_TYPE_TITLES[type].toLowerCase()} on the menu.
        </p>
      )}
      <ul className="overflow-hidden rounded-lg border border-line bg-surface empty:hidden" hidden={!visible}>
        {shown.map(({ entry, row, hasForm }) => (
          <li key={entry.key} className="border-line border-t first:border-t-0" hidden={!row && entry.saving !== null}>
            {hasForm && (
              <MenuItemEditor
                restaurantId={restaurantId}
                item={entry.item}
                foodType={entry.home}
                hidden={entry.saving !== null}
                onPlace={(values) => menu.place(entry.key, values)}
                onTakeBack={() => menu.takeBack(entry.key)}
                onSettle={(item) => menu.settle(entry.key, item)}
                open
                onOpenChange={() => {
                  menu.cancel(entry)
                  // A canceled new form has no row that could take the focus.
                  if (!entry.item) add.current?.focus()
                }}
              />
            )}
            {row && (
              <MenuItemRow
                shown={row}
                href={entry.item && `/menu-items/${entry.item.id}`}
                saving={entry.saving !== null}
                takesFocus={entry.wasEdited}
                onEdit={() => menu.edit(entry.key)}
                onDelete={() => onDelete(entry)}
                availability={
                  entry.item && (
                    <ItemAvailability
                      item={entry.item}
                      timeZone={timeZone}
                      onChanged={(item) => menu.settle(entry.key, item)}
                    />
                  )
                }
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
