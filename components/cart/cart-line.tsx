import Link from 'next/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { Stepper } from '@/components/ui/stepper'
import type { Cents } from '@/lib/domain/money'
import { CartNote } from './cart-note'

type CartLineProps = {
  href: string
  name: string
  picture: string | null
  priceCents: Cents
  quantity: number
  customizations: string | null
  isSoldOut?: boolean
  max?: number
  onQuantity: (quantity: number) => void
  onNote: (note: string) => void
  onRemove: () => void
}

/** A menu item in the cart with its quantity; at one, the minus button becomes a delete button. */
export function CartLine({ name, picture, priceCents, quantity, ...line }: CartLineProps) {
  return (
    <li className="flex gap-4 py-4">
      <Picture src={picture} alt="" width={1} height={1} className="size-20 shrink-0 rounded-md" />
      <div className="flex min-w-0 flex-1 flex-col">
        <Link
          href={line.href}
          prefetch={false}
          className="-my-2.5 block rounded-sm py-2.5 font-semibold underline-offset-4 hover:underline"
        >
          <span className="line-clamp-2 break-words">{name}</span>
        </Link>
        {line.isSoldOut && <p className="font-semibold text-sm text-warning-ink">Sold out</p>}
        <CartNote name={name} note={line.customizations} onSave={line.onNote} />
        <div className="mt-auto flex items-center justify-between gap-3 pt-2">
          <Price cents={priceCents * quantity} className="font-semibold" />
          <Stepper
            size="sm"
            label={name}
            value={quantity}
            max={line.max}
            onChange={line.onQuantity}
            onRemove={line.onRemove}
          />
        </div>
      </div>
    </li>
  )
}
