'use client'

import { Download, FileUp, Plus, Sheet, UtensilsCrossed } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { late } from '@/components/ui/late'
import { alertUser, dismissAlerts } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'
import { allMenuParts, isInPart, type MenuPart } from '@/lib/menu/rules/sections'
import type { OwnMenuItem } from '@/lib/menu/server/shapes'
import { AvailabilitySwitch } from './availability-switch'
import { type MenuEntry, rowOf, useMenuEntries } from './menu-entries'
import type { MenuParts } from './menu-item-fields'
import { MenuItemRow } from './menu-item-row'
import { FOOD_TYPE_NAMES } from './menu-item-values'
import { ServedAt } from './served-at'
import { UndoMenu } from './undo-menu'

/** Loaded later: most owners read their menu before they change it. */
const MenuItemEditor = late(async () => (await import('./menu-item-editor')).MenuItemEditor)

const MenuSheet = late(async () => (await import('./menu-sheet')).MenuSheet)

const MenuFileDialog = late(async () => (await import('./menu-file-dialog')).MenuFileDialog, { soon: null })

const ABOUT = { topic: 'menu' }
const TELLING = { failed: (text: string) => alertUser(text, ABOUT), done: () => dismissAlerts(ABOUT.topic) }

type MenuManagerProps = {
  restaurantId: number
  /** The restaurant's. */
  timeZone: string
  items: OwnMenuItem[]
  parts: MenuParts
}

/** The owner's menu by sections and types; items are created, changed and deleted in place. */
export function MenuManager({ restaurantId, timeZone, items, parts }: MenuManagerProps) {
  const menu = useMenuEntries(items, TELLING)
  const [asked, setAsked] = useState<MenuEntry | null>(null)
  const [asking, setAsking] = useState(false)
  const [isSheet, setSheet] = useState(false)
  const [importing, setImporting] = useState(false)
  const [saves, setSaves] = useState(0)
  const nothing = menu.entries.every((entry) => entry.removing)

  const onSaved = () => setSaves((count) => count + 1)
  const importDialog = (
    <MenuFileDialog restaurantId={restaurantId} onSaved={onSaved} open={importing} onOpenChange={setImporting} />
  )
  const importButton = (
    <Button variant="secondary" size={nothing ? 'md' : 'sm'} onClick={() => setImporting(true)}>
      <FileUp className="size-4" />
      Import a file
    </Button>
  )

  if (nothing) {
    return (
      <EmptyState
        className="rounded-lg border border-line bg-surface"
        picture={<UtensilsCrossed />}
        title={TEXTS.noMenuItems}
        text="Customers can order as soon as there is something on the menu."
        action={
          <>
            <Button onClick={() => menu.begin({ foodType: 'entree', sectionId: null })}>
              <Plus className="size-5" />
              Add the first item
            </Button>
            {importButton}
            {importDialog}
          </>
        }
      />
    )
  }
  const sheet = (
    <MenuSheet
      restaurantId={restaurantId}
      items={menu.entries.flatMap(({ item, removing }) => (item && !removing ? [item] : []))}
      sections={parts.sections}
      onSaved={onSaved}
      open={isSheet}
      onOpenChange={setSheet}
    />
  )
  if (isSheet) return sheet
  return (
    <div className="flex flex-col gap-8">
      <div className="-mb-4 flex flex-wrap gap-2 sm:justify-end">
        <Button variant="secondary" size="sm" onClick={() => setSheet(true)}>
          <Sheet className="size-4" />
          Edit as a table
        </Button>
        {importButton}
        <a
          href={`/api/manage/${restaurantId}/menu.csv`}
          download="menu.csv"
          className={buttonStyles({ variant: 'ghost', size: 'sm' })}
        >
          <Download className="size-4" />
          Download
        </a>
      </div>
      <UndoMenu restaurantId={restaurantId} timeZone={timeZone} saves={saves} />
      {sheet}
      {importDialog}
      {allMenuParts(parts.sections).map((part) => (
        <MenuPartSection
          key={part.id}
          part={part}
          parts={parts}
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

type MenuPartSectionProps = {
  part: MenuPart
  parts: MenuParts
  restaurantId: number
  timeZone: string
  menu: ReturnType<typeof useMenuEntries>
  onDelete: (entry: MenuEntry) => void
}

function MenuPartSection({ part, parts, restaurantId, timeZone, menu, onDelete }: MenuPartSectionProps) {
  const titleId = `menu-${part.id}`
  const add = useRef<HTMLButtonElement>(null)
  const entries = menu.entries.map((entry) => {
    const row = rowOf(entry)
    return {
      entry,
      row: row && isInPart(row, part) ? row : null,
      hasForm: entry.editing && isInPart(entry.home, part),
    }
  })
  const count = entries.filter(({ row }) => row).length
  const shown = entries.filter(({ row, hasForm }) => row || hasForm)
  const section = parts.sections.find(({ id }) => id === part.sectionId)
  const visible = shown.some(({ row, entry }) => row || !entry.saving)
  // A restaurant with sections of its own may not use the types, so empty ones are hidden.
  if (parts.sections.length > 0 && part.sectionId === null && shown.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="break-words font-bold text-xl">
            {part.title} <span className="tabular font-medium text-base text-ink-soft">{count}</span>
          </h2>
          <ServedAt hours={section?.servedHours} />
        </div>
        <Button ref={add} variant="secondary" size="sm" onClick={() => menu.begin(part)}>
          <Plus className="size-4" />
          Add {part.foodType ? FOOD_TYPE_NAMES[part.foodType].toLowerCase() : 'item'}
          {!part.foodType && <span className="sr-only"> to {part.title}</span>}
        </Button>
      </div>
      {!visible && (
        <p className="rounded-lg border border-line-strong/50 border-dashed px-5 py-4 text-ink-soft text-sm">
          {part.foodType ? `No ${part.title.toLowerCase()} on the menu.` : 'Nothing in this section yet.'}
        </p>
      )}
      <ul className="overflow-hidden rounded-lg border border-line bg-surface empty:hidden" hidden={!visible}>
        {shown.map(({ entry, row, hasForm }) => (
          <li key={entry.key} className="border-line border-t first:border-t-0" hidden={!row && entry.saving !== null}>
            {hasForm && (
              <MenuItemEditor
                restaurantId={restaurantId}
                item={entry.item}
                place={entry.home}
                parts={parts}
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
                    <AvailabilitySwitch
                      name={entry.item.name}
                      soldOutUntil={entry.item.soldOutUntil}
                      timeZone={timeZone}
                      send={(until) => menu.setAvailability(entry, until)}
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
