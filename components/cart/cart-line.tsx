import { SlidersHorizontal } from 'lucide-react'
import Link from 'next/link'
import { ChosenList } from '@/components/ui/chosen-list'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import { cartLines } from '@/lib/cart/browser/cart-lines'
import { cart } from '@/lib/cart/browser/cart-store'
import { type CartItem, keyOf, MAX_QUANTITY } from '@/lib/cart/rules/cart'
import { CartNote } from './cart-note'

type CartLineProps = {
  item: CartItem
  /** Why the line cannot be ordered as it is, or null. */
  problem: string | null
  /** Whether its choices can be changed. */
  hasChoices: boolean
}

/** A menu item in the cart with its choices and quantity; at one, the minus button becomes a delete button. */
export function CartLine({ item, problem, hasChoices }: CartLineProps) {
  const { id, name, quantity, modifiers } = item
  const key = keyOf(item)
  // Lines of one item with different choices share its name.
  const label = [name, ...modifiers.map((modifier) => modifier.name)].join(', ')
  return (
    <li className="flex gap-4 py-4">
      <Picture src={item.foodImage} alt="" sizes="5rem" className="size-20 shrink-0 rounded-md" />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link
          href={`/menu-items/${id}`}
          prefetch={false}
          className="-my-2.5 block rounded-sm py-2.5 font-semibold underline-offset-4 hover:underline"
        >
          <span className="line-clamp-2 break-words">{name}</span>
        </Link>
        <ChosenList chosen={modifiers} className="mt-0.5 text-base" />
        {problem && <p className="font-semibold text-sm text-warning-ink">{problem}</p>}
        {(hasChoices || modifiers.length > 0) && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => cart.choose({ ...item, line: item })}
            className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-sm text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline fine:min-h-8"
          >
            <SlidersHorizontal className="size-3.5 shrink-0" />
            Change choices
            <span className="sr-only">{` of ${label}`}</span>
          </button>
        )}
        <CartNote name={label} note={item.customizations} onSave={(note) => cartLines.setNote(key, note)} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <Price cents={item.priceCents * quantity} className="font-semibold" />
          <Stepper
            size="sm"
            label={label}
            value={quantity}
            max={MAX_QUANTITY}
            onChange={(wanted) => cartLines.setQuantity(key, wanted)}
            onRemove={() => cartLines.remove(key)}
          />
        </div>
      </div>
    </li>
  )
}
