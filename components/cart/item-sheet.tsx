'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { OptionGroup } from '@/components/ui/option-group'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Sheet } from '@/components/ui/sheet'
import { Spinner } from '@/components/ui/spinner'
import { Stepper } from '@/components/ui/stepper'
import { Textarea } from '@/components/ui/textarea'
import { alertUser } from '@/components/ui/toast'
import { Warning } from '@/components/ui/warning'
import { addForViewer, cartQuestion } from '@/lib/cart/browser/add-to-cart'
import { cartLines } from '@/lib/cart/browser/cart-lines'
import { type Choosing, cart } from '@/lib/cart/browser/cart-store'
import { toCartItem } from '@/lib/cart/browser/to-cart-item'
import { keyOf, MAX_CUSTOMIZATION_LENGTH, MAX_QUANTITY } from '@/lib/cart/rules/cart'
import { call, failureText } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { fromText } from '@/lib/date-text'
import { useChoices } from '@/lib/menu/browser/use-choices'
import { menuItemWithChoicesFromWire } from '@/lib/menu/contract/wire'
import { priceWith } from '@/lib/menu/rules/chosen'
import { ALLERGENS, allergensText, wordsIn } from '@/lib/menu/rules/dietary'
import { isSoldOut } from '@/lib/menu/rules/sold-out'
import type { MenuItemWithChoices } from '@/lib/menu/server/shapes'

const FORM_ID = 'item-choices'

type Read = { item: MenuItemWithChoices } | { failure: string } | null

/** Asks for the choices of an item: a new one from its card, or a cart line to change. */
export function ItemSheet({ choosing }: { choosing: Choosing }) {
  const { id } = choosing
  const [read, setRead] = useState<Read>(null)

  useEffect(() => {
    const leaving = new AbortController()
    call('getMenuItem', { params: { id }, signal: leaving.signal }).then(
      (item) => setRead({ item: menuItemWithChoicesFromWire(item) }),
      (error: unknown) => leaving.signal.aborted || setRead({ failure: failureText(error) }),
    )
    return () => leaving.abort()
  }, [id])

  if (read && 'item' in read) return <ItemForm item={read.item} choosing={choosing} />
  return (
    <Frame name={choosing.name}>
      {read ? (
        <div className="flex flex-col items-start gap-4 py-2">
          <Warning>{read.failure}</Warning>
          <LinkButton href={`/menu-items/${id}`} variant="secondary" onClick={close}>
            Open its page
          </LinkButton>
        </div>
      ) : (
        <div className="grid min-h-40 place-items-center">
          <Spinner />
        </div>
      )}
    </Frame>
  )
}

const close = () => cart.choose(null)

function Frame({ name, ...rest }: { name: string; footer?: React.ReactNode; children: React.ReactNode }) {
  return <Sheet side="right" title={name} open onOpenChange={close} {...rest} />
}

function ItemForm({ item, choosing: { line, onAdded } }: { item: MenuItemWithChoices; choosing: Choosing }) {
  const { run, pending } = useAction(alertUser)
  const [quantity, setQuantity] = useState(line?.quantity ?? 1)
  const [note, setNote] = useState(line?.customizations ?? '')
  const { form, chosen, views, exhausted, check } = useChoices(item.modifierGroups, offeredOf(item, line))
  const reason = reasonAgainst(item, exhausted?.name)

  const submit = () =>
    run(true, async () => {
      const wanted = toCartItem(item, item.restaurant, { quantity, note, modifiers: chosen })
      const outcome = line ? (cartLines.change(keyOf(line), wanted) ?? 'added') : await addForViewer(wanted)
      if (line && outcome !== 'added') cartQuestion.ask({ outcome, item: wanted })
      // A note can be shortened here.
      if (outcome === 'notes_too_long') return
      close()
      if (!line && outcome === 'added') onAdded?.()
    })

  return (
    <Frame
      name={item.name}
      footer={
        !reason && (
          <div className="flex items-center gap-4">
            <Stepper label={item.name} value={quantity} onChange={setQuantity} max={MAX_QUANTITY} />
            <Button
              type="submit"
              form={FORM_ID}
              size="lg"
              wide
              pending={pending !== null}
              className="min-w-0 flex-1 px-4"
            >
              <span className="flex w-full justify-between gap-2">
                <span>{line ? 'Save' : 'Add to cart'}</span>
                <Price cents={priceWith(item.priceCents, chosen) * quantity} />
              </span>
            </Button>
          </div>
        )
      }
    >
      <form
        ref={form}
        id={FORM_ID}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (check()) void submit()
        }}
      >
        <div className="flex items-start gap-4">
          <Picture src={item.foodImage} alt="" sizes="5rem" className="size-20 shrink-0 rounded-md" />
          <div className="min-w-0 text-base">
            <Price cents={item.priceCents} className="font-semibold" />
            <p className="line-clamp-3 break-words text-ink-soft">{item.description}</p>
          </div>
        </div>
        <p className="text-base">
          <span className="font-bold">Allergens:</span>{' '}
          <span className="text-ink-soft">{allergensText(wordsIn(ALLERGENS, item.allergens))}</span>
        </p>
        {reason && <Warning>{reason}</Warning>}
        {views.map((view) => (
          <OptionGroup key={view.id} {...view} />
        ))}
        <Field label="Special instructions" optional hint="Allergies, extras, or what to leave out.">
          <Textarea
            name="customizations"
            value={note}
            maxLength={MAX_CUSTOMIZATION_LENGTH}
            onChange={(event) => setNote(event.target.value)}
            placeholder="No onions, please"
          />
        </Field>
      </form>
    </Frame>
  )
}

/** The choices of a line that are still available; the customer makes the others again. */
function offeredOf({ modifierGroups }: MenuItemWithChoices, line: Choosing['line']): number[] {
  const now = new Date()
  const offered = modifierGroups.flatMap(({ modifiers }) => modifiers.filter((modifier) => !isSoldOut(modifier, now)))
  return offered.flatMap(({ id }) => (line?.modifiers.some((modifier) => modifier.id === id) ? id : []))
}

/** Why the item cannot be ordered now, or null. */
function reasonAgainst(item: MenuItemWithChoices, exhausted: string | undefined): string | null {
  if (!item.restaurant.servicing) return `${item.restaurant.name} is not taking orders at the moment.`
  if (isSoldOut(item, new Date())) return 'Sold out for now.'
  const { servedFrom } = item
  if (servedFrom && servedFrom > new Date()) {
    return `Not served now. ${fromText(servedFrom, item.restaurant.timeZone, new Date())}.`
  }
  return exhausted ? `Sold out for now: there is no ${exhausted} left.` : null
}
