'use client'

import { ShoppingBag } from 'lucide-react'
import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'
import { Container } from '@/components/ui/container'
import { IconButton } from '@/components/ui/icon-button'
import { LinkButton } from '@/components/ui/link-button'
import { LiveRegion } from '@/components/ui/live-region'
import { useSession } from '@/lib/accounts/browser/session'
import { cart, useCart } from '@/lib/cart/browser/cart-store'
import { pieceCount } from '@/lib/cart/rules/cart'
import { AddressBox } from './address-box'
import { DeliveryToggle } from './delivery-toggle'
import { MenuButton } from './menu-button'
import { SearchBox, SearchButton } from './search-box'
import { BrandLink } from './wordmark'

/** The bar at the top of every page except the checkout (spec §2.4). On phones the address has its own row. */
export function TopBar() {
  // The key of the address boxes: unsaved text must not stay for the next user.
  const { changes } = useSession()
  return (
    <>
      {/* On phones a part of the bar's padding scrolls away, so the sticky part is less tall. Nothing moves. */}
      <header className="sticky top-0 z-40 border-line border-b bg-surface max-sm:-top-2 short:static">
        <Container width="xl" className="flex h-16 items-center gap-2 max-sm:pt-1 lg:gap-4">
          <MenuButton />
          <BrandLink />
          <div className="hidden items-center gap-3 lg:flex">
            <DeliveryToggle />
            <AddressBox key={changes} className="w-64 xl:w-80 min-[88rem]:w-92" />
          </div>
          <SearchBox className="ml-auto hidden min-w-0 max-w-90 flex-1 md:block" />
          <div className="flex items-center gap-2 max-md:ml-auto">
            <LinkButton
              href="/login"
              variant="ghost"
              size="sm"
              className="customer:hidden max-sm:hidden"
              prefetch={false}
            >
              Log in
            </LinkButton>
            <LinkButton href="/signup" size="sm" className="customer:hidden max-lg:hidden" prefetch={false}>
              Sign up
            </LinkButton>
            <SearchButton className="md:hidden" />
            <AccountLink />
            <CartButton />
          </div>
        </Container>
      </header>
      <section aria-label="Delivery" className="border-line border-b bg-surface lg:hidden">
        <Container width="xl" className="group flex items-center gap-2 py-2">
          {/* On phones, typing an address needs the whole row. */}
          <DeliveryToggle className="max-sm:group-has-data-unsaved:hidden" />
          <AddressBox key={changes} className="flex-1" />
        </Container>
      </section>
    </>
  )
}

/** The link to the account. Every page reserves its place for customers; the picture comes with the session. */
function AccountLink() {
  const { user } = useSession()
  return (
    <Link
      href="/account"
      prefetch={false}
      aria-label="Your account"
      className="hidden size-11 place-items-center rounded-full customer:grid max-[24rem]:hidden!"
    >
      <Avatar
        name={user ? `${user.firstName} ${user.lastName}` : ''}
        src={user?.profileImage ?? ''}
        className="size-9 text-sm"
      />
    </Link>
  )
}

function CartButton() {
  const count = useCart((state) => pieceCount(state.items))
  const open = useCart((state) => state.open)
  const items = count === 1 ? '1 item' : `${count} items`
  return (
    <>
      <IconButton
        label={count > 0 ? `Open cart, ${items}` : 'Open cart, empty'}
        icon={<ShoppingBag />}
        look="soft"
        badge={count > 0 ? count : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => cart.setOpen(true)}
      />
      <LiveRegion message={count > 0 ? `${items} in the cart` : 'The cart is empty'} />
    </>
  )
}
