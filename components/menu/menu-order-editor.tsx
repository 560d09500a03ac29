'use client'

import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { IconButton } from '@/components/ui/icon-button'
import { LiveRegion } from '@/components/ui/live-region'
import { MoveButtons } from '@/components/ui/move-buttons'
import { alertUser, dismissAlerts, notify } from '@/components/ui/toast'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call, failureText, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { MAX_SECTIONS } from '@/lib/list-limits'
import type { MenuOrder } from '@/lib/menu/contract/section-schemas'
import {
  fittedOrder,
  type MenuLayout,
  moveInList,
  orderOf,
  withItemIn,
  withItemMoved,
  withoutSection,
} from '@/lib/menu/rules/menu-layout'
import { allMenuParts, isInPart } from '@/lib/menu/rules/sections'
import { ChangedElsewhere, savedMeanwhile } from './changed-elsewhere'
import { OrderedItem } from './ordered-item'
import { SectionForm } from './section-form'
import { ServedAt } from './served-at'

const ABOUT = { topic: 'menu order' }
const fail = (text: string) => alertUser(text, ABOUT)

type MenuOrderEditorProps = { restaurantId: number; initial: MenuLayout }

/**
 * The sections of a menu and the order of its items. Sections are created, changed and deleted at once; the order is
 * saved as a whole.
 */
export function MenuOrderEditor({ restaurantId, initial }: MenuOrderEditorProps) {
  const router = useRouter()
  const [layout, setLayout] = useState(initial)
  const [isDirty, setDirty] = useState(false)
  /** The order that somebody else has saved meanwhile. */
  const [theirs, setTheirs] = useState<MenuOrder | null>(null)
  const [announced, setAnnounced] = useState('')
  /** The section that is being changed; 'new' for one that is being created. */
  const [editing, setEditing] = useState<number | 'new' | null>(null)
  const [asked, setAsked] = useState<MenuLayout['sections'][number] | null>(null)
  const [asking, setAsking] = useState(false)
  const add = useRef<HTMLButtonElement>(null)
  const { pending, run } = useAction(fail, 'Failed to save the order of the menu')
  const { sections } = layout
  const parts = allMenuParts(sections)
    .map((part) => ({ ...part, items: layout.items.filter((item) => isInPart(item, part)) }))
    .filter((part) => part.sectionId !== null || part.items.length > 0)

  function arrange(next: MenuLayout, announcement: string) {
    setLayout(next)
    setDirty(true)
    setAnnounced(announcement)
  }

  const save = (order: MenuOrder) =>
    run(true, async () => {
      try {
        const { version } = await call('orderMenu', { params: { id: restaurantId }, body: order })
        setLayout((before) => ({ ...before, version }))
        setDirty(false)
        setTheirs(null)
        dismissAlerts(ABOUT.topic)
        notify('The order of the menu has been saved')
        router.refresh()
      } catch (error) {
        const { order: saved } = savedMeanwhile<{ order: MenuOrder }>(error)
        if (!saved) throw error
        setTheirs(saved)
      }
    })

  async function remove({ id }: { id: number }) {
    try {
      await orGone(call('deleteSection', { params: { id } }))
      setLayout((before) => withoutSection(before, id))
      dismissAlerts(ABOUT.topic)
      add.current?.focus()
    } catch (error) {
      fail(failureText(error, 'Failed to delete the section'))
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <UnsavedGuard when={isDirty && pending === null} />
      <LiveRegion message={announced} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-120 text-ink-soft text-sm">
          Customers read your sections first, in this order, then what stands under its type.
        </p>
        {sections.length < MAX_SECTIONS && (
          <Button ref={add} variant="secondary" size="sm" onClick={() => setEditing('new')}>
            <Plus className="size-4" />
            Add a section
          </Button>
        )}
      </div>
      {editing === 'new' && (
        <SectionForm
          label="New section"
          nameLabel="Name of the new section"
          button="Add section"
          onClose={() => {
            setEditing(null)
            add.current?.focus()
          }}
          send={async (body, { idempotencyKey }) => {
            const made = await call('createSection', { params: { id: restaurantId }, body, idempotencyKey })
            setLayout((before) => ({
              ...before,
              // The server counts the section as a change of the menu.
              version: before.version + 1,
              sections: [...before.sections, made],
            }))
          }}
        />
      )}
      {parts.map(({ id, title, sectionId, items }) => {
        const index = sections.findIndex((section) => section.id === sectionId)
        const section = sections[index]
        const titleId = `order-${id}`
        return (
          <section key={id} aria-labelledby={titleId}>
            <div className="mb-2 flex min-h-11 items-center gap-1">
              <h2 id={titleId} className="min-w-0 flex-1 break-words font-bold text-xl">
                {title} <span className="tabular font-medium text-base text-ink-soft">{items.length}</span>
              </h2>
              {sectionId !== null && (
                <>
                  <MoveButtons
                    label={title}
                    index={index}
                    count={sections.length}
                    onMove={(to) =>
                      arrange(
                        { ...layout, sections: moveInList(sections, index, to) },
                        `${title} is now section ${to + 1} of ${sections.length}`,
                      )
                    }
                  />
                  <IconButton label={`Edit ${title}`} icon={<Pencil />} onClick={() => setEditing(sectionId)} />
                  <IconButton
                    label={`Delete ${title}`}
                    icon={<Trash2 />}
                    className="enabled:text-danger-ink"
                    onClick={() => {
                      setAsked(section ?? null)
                      setAsking(true)
                    }}
                  />
                </>
              )}
            </div>
            <ServedAt hours={section?.servedHours} className="-mt-1 mb-3" />
            {section && editing === section.id && (
              <SectionForm
                label={`Edit ${title}`}
                values={{ name: section.name, servedHours: section.servedHours }}
                button="Save section"
                onClose={() => setEditing(null)}
                send={async (body) => {
                  const saved = await call('updateSection', { params: { id: section.id }, body })
                  setLayout((before) => ({
                    ...before,
                    sections: before.sections.map((one) => (one.id === saved.id ? saved : one)),
                  }))
                }}
              />
            )}
            {items.length === 0 && (
              <p className="rounded-lg border border-line-strong/50 border-dashed px-5 py-4 text-ink-soft text-sm">
                Nothing in this section yet: customers do not see it.
              </p>
            )}
            <ol className="overflow-hidden rounded-lg border border-line bg-surface empty:hidden">
              {items.map((item, at) => (
                <OrderedItem
                  key={item.id}
                  item={item}
                  index={at}
                  count={items.length}
                  sections={sections}
                  onMove={(to) =>
                    arrange(withItemMoved(layout, id, at, to), `${item.name} is now ${to + 1} of ${items.length}`)
                  }
                  onSection={(target, where) =>
                    arrange(withItemIn(layout, item.id, target), `${item.name} is now the last one of ${where}`)
                  }
                />
              ))}
            </ol>
          </section>
        )
      })}
      {theirs && (
        <ChangedElsewhere
          choices={{
            'Save mine': () => void save(fittedOrder(orderOf(layout), theirs)),
            'See it as it is': () => {
              setDirty(false)
              router.refresh()
            },
          }}
        >
          The menu was changed elsewhere while you ordered it. Save your order over it, or see the menu as it is now.
        </ChangedElsewhere>
      )}
      {isDirty && (
        <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-4 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
          <p className="text-ink-soft text-sm">The new order is not saved yet.</p>
          <Button pending={pending !== null} onClick={() => void save(orderOf(layout))}>
            Save order
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${asked?.name ?? 'this section'}?`}
        description={
          asked?.servedHours
            ? 'Its items stay on the menu, under their type. Those without times of their own are then served at any time.'
            : 'Its items stay on the menu, under their type.'
        }
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
