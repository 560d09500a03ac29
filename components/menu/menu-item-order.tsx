'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { OptionGroup } from '@/components/ui/option-group'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import { Textarea } from '@/components/ui/textarea'
import { alertUser } from '@/components/ui/toast'
import { Warning } from '@/components/ui/warning'
import { addForViewer } from '@/lib/cart/browser/add-to-cart'
import { useCart } from '@/lib/cart/browser/cart-store'
import { toCartItem } from '@/lib/cart/browser/to-cart-item'
import { MAX_CUSTOMIZATION_LENGTH, MAX_QUANTITY } from '@/lib/cart/rules/cart'
import { piecesOf } from '@/lib/cart/rules/cart-lines'
import { useAction } from '@/lib/client/use-action'
import { useStillUntil } from '@/lib/client/use-now'
import { fromText, laterText } from '@/lib/date-text'
import { useChoices } from '@/lib/menu/browser/use-choices'
import { priceWith } from '@/lib/menu/rules/chosen'
import { isUntilChanged } from '@/lib/menu/rules/sold-out'
import type { MenuItem, MenuRestaurant, ModifierGroup } from '@/lib/menu/server/shapes'
import { CONFIRM_MS, confirmAdded } from './menu-item-to-cart'

type MenuItemOrderProps = {
  item: MenuItem
  groups: readonly ModifierGroup[]
  restaurant: MenuRestaurant
}

/** Choices, quantity, instructions and the button that adds to the cart; on phones the last row stays in view. */
export function MenuItemOrder({ item, groups, restaurant }: MenuItemOrderProps) {
  const { timeZone } = restaurant
  const { run } = useAction(alertUser)
  const inCart = useCart((state) => piecesOf(state.items, item.id))
  const [quantity, setQuantity] = useState(1)
  const [note, setNote] = useState('')
  const { form, chosen, views, exhausted, ...choices } = useChoices(groups)
  const [isSoldOut, isLater] = [useStillUntil(item.soldOutUntil), useStillUntil(item.servedFrom)]

  const submit = () =>
    run(true, async () => {
      const outcome = await addForViewer(toCartItem(item, restaurant, { quantity, note, modifiers: chosen }))
      if (outcome !== 'added' && outcome !== 'max_quantity') return
      if (outcome === 'added') confirmAdded(item, CONFIRM_MS.item)
      setQuantity(1)
      setNote('')
      choices.reset()
    })

  if (!restaurant.servicing) {
    return <Warning>{restaurant.name} is not taking orders at the moment.</Warning>
  }
  if (isSoldOut && item.soldOutUntil) return <Warning>{soldOutText(item.soldOutUntil, timeZone)}</Warning>
  if (isLater && item.servedFrom) {
    return <Warning>{`Not served now. ${fromText(item.servedFrom, timeZone, new Date())}.`}</Warning>
  }
  if (exhausted) return <Warning>{`Sold out for now: there is no ${exhausted.name} left.`}</Warning>
  return (
    <form
      ref={form}
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault()
        if (choices.check()) void submit()
      }}
    >
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
      <div
        data-bottom-bar
        className="sticky bottom-0 z-20 -mx-4 flex items-center gap-4 border-line border-t bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 md:static md:mx-0 md:border-0 md:bg-transparent md:p-0"
      >
        <Stepper label={item.name} value={quantity} onChange={setQuantity} max={MAX_QUANTITY} />
        <div className="min-w-0 flex-1">
          <Button type="submit" size="lg" wide className="max-sm:px-4">
            <span className="flex w-full justify-between gap-2">
              <span>Add to cart</span>
              {/* The narrowest screens have room for one of the two only. */}
              <Price cents={priceWith(item.priceCents, chosen) * quantity} className="max-[22rem]:sr-only" />
            </span>
          </Button>
        </div>
      </div>
      <p aria-live="polite" className="min-h-5 text-ink-soft text-sm">
        {inCart > 0 && `${inCart} in your cart`}
      </p>
    </form>
  )
}

function soldOutText(until: Date, timeZone: string): string {
  const isOpen = isUntilChanged(until)
  return isOpen ? 'Sold out for now.' : `Sold out until ${laterText(until, timeZone, new Date())}.`
}
