'use client'

import { Copy, ListChecks, Pencil, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Price } from '@/components/ui/price'
import { alertUser, dismissAlerts, notify } from '@/components/ui/toast'
import { call, failureText, orGone } from '@/lib/client/api'
import { MAX_GROUPS } from '@/lib/list-limits'
import { managedGroupFromWire } from '@/lib/menu/contract/wire'
import { ruleText } from '@/lib/menu/rules/modifiers'
import type { ManagedModifierGroup } from '@/lib/menu/server/shapes'
import { AvailabilitySwitch } from './availability-switch'
import { copyOfGroup, type GroupValues, namesText, newGroup, valuesOfGroup } from './group-values'

const GroupEditor = late(async () => (await import('./group-editor')).GroupEditor)

const ABOUT = { topic: 'modifier groups' }

/** A modifier group, or the form of a new one, on the screen. */
type Entry = { key: string; group: ManagedModifierGroup | null; form: GroupValues | null }

type GroupManagerProps = {
  restaurantId: number
  /** The restaurant's. */
  timeZone: string
  groups: ManagedModifierGroup[]
  /** The items of the menu. */
  items: readonly { id: number; name: string }[]
}

/** The owner's modifier groups; they are created, changed, copied and deleted in place. */
export function GroupManager({ restaurantId, timeZone, groups, items }: GroupManagerProps) {
  const [entries, setEntries] = useState(() =>
    groups.map((group): Entry => ({ key: String(group.id), group, form: null })),
  )
  const [begun, setBegun] = useState(0)
  const [asked, setAsked] = useState<ManagedModifierGroup | null>(null)
  const [asking, setAsking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)

  const change = (key: string, part: Partial<Entry>) =>
    setEntries((list) => list.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)))
  const drop = (key: string) => setEntries((list) => list.filter((entry) => entry.key !== key))

  function begin(form: GroupValues) {
    setBegun(begun + 1)
    setEntries((list) => [{ key: `new-${begun}`, group: null, form }, ...list])
  }

  function close({ key, group }: Entry) {
    if (group) change(key, { form: null })
    else drop(key)
    // The form that had the focus is gone.
    const edit = document.querySelector<HTMLElement>(`[data-edits="${key}"]`)
    requestAnimationFrame(() => (edit ?? add.current)?.focus())
  }

  async function remove({ id }: ManagedModifierGroup) {
    try {
      await orGone(call('deleteModifierGroup', { params: { id } }))
      drop(String(id))
      setEntries((list) => list.filter(({ group }) => group?.id !== id))
      dismissAlerts(ABOUT.topic)
      add.current?.focus()
    } catch (error) {
      alertUser(failureText(error, 'Failed to delete the choice'), ABOUT)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-120 text-ink-soft text-sm">
          Sizes, extras, sides: made once, used by as many items as you like. A change shows everywhere at once.
        </p>
        {entries.length < MAX_GROUPS && (
          <Button ref={add} variant="secondary" size="sm" onClick={() => begin(newGroup())}>
            <Plus className="size-4" />
            Add a choice
          </Button>
        )}
      </div>
      {entries.length === 0 && (
        <EmptyState
          className="rounded-lg border border-line bg-surface"
          picture={<ListChecks />}
          title="No choices yet"
          text="Let customers choose a size, toppings or a side. Items without choices stay as they are."
        />
      )}
      <ul className="flex flex-col gap-4">
        {entries.map((entry) => (
          <li key={entry.key} className="overflow-hidden rounded-lg border border-line bg-surface">
            {entry.form ? (
              <GroupEditor
                restaurantId={restaurantId}
                group={entry.group}
                initial={entry.form}
                items={items}
                onSaved={(group) => {
                  change(entry.key, { group })
                  close({ ...entry, group })
                  notify(`${group.name} has been saved`, ABOUT)
                }}
                open
                onOpenChange={() => close(entry)}
              />
            ) : (
              entry.group && (
                <Group
                  group={entry.group}
                  entryKey={entry.key}
                  timeZone={timeZone}
                  onChanged={(group) => change(entry.key, { group })}
                  onEdit={(group) => change(entry.key, { form: valuesOfGroup(group) })}
                  onCopy={(group) => begin(copyOfGroup(group))}
                  onDelete={(group) => {
                    setAsked(group)
                    setAsking(true)
                  }}
                />
              )
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${asked?.name ?? 'this choice'}?`}
        description={`${asked && asked.items.length > 0 ? `It leaves ${namesText(asked.items.map(({ name }) => name))}.` : 'No item has it.'} Past orders keep what was chosen.`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => {
          if (asked) void remove(asked)
          return true
        }}
      />
    </div>
  )
}

type GroupProps = {
  group: ManagedModifierGroup
  entryKey: string
  timeZone: string
  onChanged: (group: ManagedModifierGroup) => void
  onEdit: (group: ManagedModifierGroup) => void
  onCopy: (group: ManagedModifierGroup) => void
  onDelete: (group: ManagedModifierGroup) => void
}

/** A modifier group with its modifiers, their availability, and the items that have it. */
function Group({ group, entryKey, timeZone, onChanged, onEdit, onCopy, onDelete }: GroupProps) {
  const { name, modifiers, items } = group
  return (
    <section aria-label={name}>
      <div className="flex items-start gap-2 px-4 pt-3 sm:px-5">
        <div className="min-w-0 flex-1 pt-1.5">
          <h2 className="break-words font-bold text-lg">{name}</h2>
          <p className="text-ink-soft text-sm">
            {ruleText(group)}
            {' · '}
            {items.length > 0 ? `Used by ${namesText(items.map((item) => item.name))}` : 'No item has it yet'}
          </p>
        </div>
        <div className="flex shrink-0">
          <IconButton label={`Edit ${name}`} icon={<Pencil />} data-edits={entryKey} onClick={() => onEdit(group)} />
          <IconButton label={`Duplicate ${name}`} icon={<Copy />} onClick={() => onCopy(group)} />
          <IconButton
            label={`Delete ${name}`}
            icon={<Trash2 />}
            className="enabled:text-danger-ink"
            onClick={() => onDelete(group)}
          />
        </div>
      </div>
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {modifiers.map((modifier) => (
          <li key={modifier.id} className="flex flex-wrap items-center gap-x-4 px-4 py-1 sm:px-5">
            <span className="min-w-0 flex-1 basis-40 break-words text-base">
              {modifier.name}{' '}
              {modifier.priceCents > 0 && (
                <span className="text-ink-soft">
                  +<Price cents={modifier.priceCents} />
                </span>
              )}
            </span>
            <AvailabilitySwitch
              name={modifier.name}
              soldOutUntil={modifier.soldOutUntil}
              timeZone={timeZone}
              send={async (until) => {
                const params = { id: modifier.id }
                onChanged(managedGroupFromWire(await call('setModifierAvailability', { params, body: { until } })))
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
