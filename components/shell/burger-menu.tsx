'use client'

import {
  ChefHat,
  ChevronRight,
  Heart,
  LogIn,
  LogOut,
  MessageSquareText,
  ReceiptText,
  Store,
  UserPlus,
  UtensilsCrossed,
  Wallet,
} from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { ariaDisabled } from '@/components/ui/aria-disabled'
import { Avatar } from '@/components/ui/avatar'
import { Sheet } from '@/components/ui/sheet'
import { Spinner } from '@/components/ui/spinner'
import { StatusPill } from '@/components/ui/status-pill'
import { alertUser, dismissToasts } from '@/components/ui/toast'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { session, useSession } from '@/lib/accounts/browser/session'
import type { User } from '@/lib/accounts/server/shapes'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'
import type { Waiting } from './use-waiting'

type BurgerMenuProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The orders and requests that wait where the user works. */
  waiting: Waiting
}

/** The menu of the top bar in its three forms: for a user, a guest and a visitor (spec §2.5). */
export function BurgerMenu({ open, onOpenChange, waiting }: BurgerMenuProps) {
  const { user, isKnown } = useSession()
  const close = () => onOpenChange(false)
  const hasProfile = user !== null && !user.guestAccount
  return (
    <Sheet side="left" title="Menu" hideTitle={hasProfile} open={open} onOpenChange={onOpenChange}>
      {hasProfile && <Profile user={user} onPress={close} />}
      {isKnown ? (
        <nav aria-label="Main">
          <ul className="flex flex-col gap-1">{entries(user, close, waiting)}</ul>
        </nav>
      ) : (
        <p role="status" className="flex items-center gap-3 py-3 text-ink-soft">
          <Spinner />
          One moment
        </p>
      )}
    </Sheet>
  )
}

function entries(user: User | null, close: () => void, { orders: fresh, requests }: Waiting): ReactNode {
  const link = (href: string, icon: ReactNode, label: string, more?: ReactNode) => (
    <Entry key={label}>
      <Link href={href} prefetch={false} onClick={close} className={ENTRY}>
        {icon}
        {label}
        {more}
      </Link>
    </Entry>
  )
  const logIn = link('/login', <LogIn />, 'Log in')
  const signUp = link('/signup', <UserPlus />, 'Sign up')
  if (!user) return [logIn, signUp, link('/login?next=/restaurants/new', <Store />, TEXTS.addRestaurant)]
  const shared = [
    link('/favorites', <Heart />, 'Favorites'),
    link('/wallet', <Wallet />, 'Wallet'),
    link('/reviews', <MessageSquareText />, 'Reviews'),
  ]
  if (user.guestAccount) {
    const orders = (
      <Entry key="Orders">
        <button
          type="button"
          className={ENTRY}
          onClick={() => {
            close()
            signupModal.open()
          }}
        >
          <ReceiptText />
          Orders
        </button>
      </Entry>
    )
    return [orders, ...shared, logIn, signUp]
  }
  const waits = (
    <>
      {fresh > 0 && <StatusPill tone="accent">{fresh} new</StatusPill>}
      {requests > 0 && <StatusPill tone="warning">{requests} for help</StatusPill>}
    </>
  )
  return [
    link('/orders', <ReceiptText />, 'Orders'),
    ...shared,
    link('/menu-items', <UtensilsCrossed />, 'Menu Items'),
    user.restaurantOwner
      ? link('/restaurants/manage', <Store />, TEXTS.manageRestaurants, waits)
      : link('/restaurants/new', <Store />, TEXTS.addRestaurant),
    user.restaurantMember && !user.restaurantOwner && link('/restaurants/manage', <ChefHat />, TEXTS.workplaces, waits),
    <SignOut key="Sign out" onDone={close} />,
  ]
}

const ENTRY =
  'flex min-h-12 w-full items-center gap-4 rounded-sm px-3 text-left font-semibold text-base transition-colors hover:bg-sunken aria-disabled:text-ink-soft [&_svg]:size-5 [&_svg]:shrink-0'

function Entry({ children }: { children: ReactNode }) {
  return <li className="-mx-3">{children}</li>
}

function Profile({ user, onPress }: { user: User; onPress: () => void }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  return (
    <Link
      href="/account"
      prefetch={false}
      onClick={onPress}
      className="-mx-3 mb-4 flex items-center gap-4 rounded-md px-3 py-3 transition-colors hover:bg-sunken"
    >
      <Avatar name={name} src={user.profileImage} className="size-14" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-bold text-lg">{name}</span>
        <span className="block text-ink-soft text-sm">View account</span>
      </span>
      <ChevronRight className="size-5 text-ink-soft" />
    </Link>
  )
}

/** A button, not a link: prefetching a link would log people out. */
function SignOut({ onDone }: { onDone: () => void }) {
  const router = useRouter()
  const { pending, run } = useAction(alertUser)

  const leave = () =>
    run(true, async () => {
      await session.signOut()
      router.replace('/')
      dismissToasts()
      onDone()
    })

  return (
    <Entry>
      <button type="button" className={ENTRY} {...ariaDisabled(pending !== null, leave)}>
        {pending ? <Spinner /> : <LogOut />}
        Sign out
      </button>
    </Entry>
  )
}
