import { ChevronsUpDown } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Container } from '@/components/ui/container'
import { TEXTS } from '@/lib/contract/texts'
import type { RestaurantRole } from '@/lib/policy'
import { DeskTabs } from './desk-tabs'
import { MenuButton } from './menu-button'
import { BrandLink } from './wordmark'

type DeskProps = {
  /** The restaurant of the screen, with its state. Null for several restaurants, or when access is refused. */
  restaurant: { id: number; name: string; role: RestaurantRole; state: ReactNode; action: ReactNode } | null
  children: ReactNode
}

/** The shell of the screens of owners and managers: the restaurant's name and state above, and the links to its other screens. */
export function Desk({ restaurant, children }: DeskProps) {
  return (
    <>
      <header className="sticky top-0 z-40 border-line border-b bg-surface short:static print:hidden">
        <Container width="full" className="flex h-16 items-center gap-2 lg:gap-4">
          <MenuButton />
          <div className={restaurant ? 'max-md:hidden lg:w-40' : ''}>
            <BrandLink />
          </div>
          {restaurant && (
            <>
              <Link
                href="/restaurants/manage"
                prefetch={false}
                className="flex min-h-11 min-w-0 items-center gap-2 rounded-sm px-2 hover:bg-sunken"
              >
                <span className="min-w-0">
                  <span className="block truncate font-bold text-base leading-5">{restaurant.name}</span>
                  <span className="block truncate text-sm leading-5">{restaurant.state}</span>
                </span>
                <ChevronsUpDown className="size-4 shrink-0 text-ink-soft" />
                <span className="sr-only">{TEXTS.manageRestaurants}</span>
              </Link>
              <div className="ml-auto">{restaurant.action}</div>
            </>
          )}
        </Container>
      </header>
      <div className="flex flex-1 flex-col lg:flex-row">
        {restaurant && <DeskTabs restaurantId={restaurant.id} role={restaurant.role} />}
        <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {children}
        </main>
      </div>
    </>
  )
}
