'use client'

import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorText } from '@/components/ui/field'
import type { OverlayProps } from '@/components/ui/late'
import { TextInput } from '@/components/ui/text-input'
import { alertUser, notify } from '@/components/ui/toast'
import { UnsavedGuard } from '@/components/ui/unsaved-guard'
import { call, failureText } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'
import { menuItemUpdateBody } from '@/lib/menu/contract/schemas'
import { menuParts } from '@/lib/menu/rules/sections'
import type { OwnMenuItem } from '@/lib/menu/server/shapes'
import { type Cents, centsFromDollars, dollarsFromCents, typedCents } from '@/lib/money'

const ABOUT = { topic: 'prices' }

type PriceEditorProps = OverlayProps & {
  items: readonly OwnMenuItem[]
  sections: readonly { id: number; name: string }[]
  onSaved: (prices: ReadonlyMap<number, Cents>) => void
}

/** All prices of a menu in one form: Tab leads from one to the next, and one press saves what was changed. */
export function PriceEditor({ items, sections, onSaved, open, onOpenChange }: PriceEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  /** The typed prices by item. */
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(new Map())
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map())
  const { pending, run } = useAction((text) => alertUser(text, ABOUT))
  const shown = ({ id, priceCents }: OwnMenuItem) => typed.get(id) ?? dollarsFromCents(priceCents).toFixed(2)
  const changed = items.filter((item) => centsFromDollars(Number(shown(item))) !== item.priceCents)
  useEffect(() => {
    if (open) form.current?.querySelector('input')?.focus()
  }, [open])
  if (!open) return null

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    void run(true, async () => {
      const found = new Map<number, string>()
      const saved = new Map<number, Cents>()
      for (const item of changed) {
        const price = shown(item).trim() === '' ? Number.NaN : Number(shown(item))
        const wrong = menuItemUpdateBody.safeParse({ price }).error?.issues[0]?.message
        if (wrong) found.set(item.id, wrong)
      }
      if (found.size === 0) {
        for (const item of changed) {
          const price = Number(shown(item))
          await call('updateMenuItem', { params: { id: item.id }, body: { price } }).then(
            () => saved.set(item.id, typedCents(price)),
            (error: unknown) => found.set(item.id, failureText(error, TEXTS.menuItemUpdateFailed)),
          )
        }
      }
      onSaved(saved)
      setErrors(found)
      const [first] = found.keys()
      if (first !== undefined) document.getElementById(`price-${first}`)?.focus()
      else onOpenChange(false)
      if (saved.size > 0)
        notify(saved.size === 1 ? '1 price has been saved' : `${saved.size} prices have been saved`, ABOUT)
    })
  }

  return (
    <form ref={form} noValidate method="dialog" onSubmit={save} aria-label="Prices" className="flex flex-col gap-8">
      <UnsavedGuard when={changed.length > 0 && pending === null} />
      {menuParts(items, sections).map((part) => (
        <section key={part.id} aria-labelledby={`prices-${part.id}`}>
          <h2 id={`prices-${part.id}`} className="mb-3 break-words font-bold text-xl">
            {part.title}
          </h2>
          <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
            {part.items.map((item) => {
              const error = errors.get(item.id)
              return (
                <li key={item.id} className="flex flex-wrap items-center gap-x-4 px-3 py-1.5 sm:px-5">
                  <label htmlFor={`price-${item.id}`} className="min-w-0 flex-1 break-words font-semibold text-base">
                    <span className="sr-only">Price of </span>
                    {item.name}
                  </label>
                  <div className="w-32 shrink-0">
                    <TextInput
                      fieldId={`price-${item.id}`}
                      inputMode="decimal"
                      autoComplete="off"
                      before="$"
                      className="tabular"
                      value={shown(item)}
                      aria-invalid={error ? true : undefined}
                      aria-describedby={error && `price-${item.id}-error`}
                      onFocus={({ target }) => target.select()}
                      onChange={({ target }) => setTyped(new Map(typed).set(item.id, target.value))}
                    />
                  </div>
                  {error && (
                    <p id={`price-${item.id}-error`} role="alert" className="w-full py-1 text-sm">
                      <ErrorText text={error} />
                    </p>
                  )}
                </li>
              )
            })}
          </ul>
        </section>
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 flex items-center justify-end gap-3 border-line border-t bg-canvas px-4 py-3 sm:mx-0 sm:px-0">
        <p aria-live="polite" className="mr-auto text-ink-soft text-sm">
          {changed.length > 0 && `${changed.length} changed`}
        </p>
        <Button variant="secondary" disabled={pending !== null} onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" pending={pending !== null}>
          Save prices
        </Button>
      </div>
    </form>
  )
}
