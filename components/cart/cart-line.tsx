import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import { cart } from '@/lib/cart/browser/cart-store'
import { type CartItem, MAX_QUANTITY } from '@/lib/cart/rules'
import { CartNote } from './cart-note'

/** A menu item in the cart with its quantity; at one, the minus button becomes a delete button. */
export function CartLine({ item, isSoldOut }: { item: CartItem; isSoldOut: boolean }) {
  const { id, name, quantity } = item
  return (
    <li className="flex gap-4 py-4">
      <Picture src={item.foodImage} alt="" className="size-20 shrink-0 rounded-md" />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link
          href={`/menu-items/${id}`}
          prefetch={false}
          className="-my-2.5 block rounded-sm py-2.5 font-semibold underline-offset-4 hover:underline"
        >
          <span className="line-clamp-2 break-words">{name}</span>
        </Link>
        {isSoldOut && <p className="font-semibold text-sm text-warning-ink">Sold out</p>}
        <CartNote name={name} note={item.customizations} onSave={(note) => cart.setNote(id, note)} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <Price cents={item.priceCents * quantity} className="font-semibold" />
          <Stepper
            size="sm"
            label={name}
            value={quantity}
            max={MAX_QUANTITY}
            onChange={(wanted) => cart.setQuantity(id, wanted)}
            onRemove={() => cart.remove(id)}
          />
        </div>
      </div>
    </li>
  )
}
