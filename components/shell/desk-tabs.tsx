'use client'

import {
  ChartNoAxesColumn,
  ChefHat,
  Clock3,
  MessageSquareText,
  Settings,
  UsersRound,
  UtensilsCrossed,
} from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { cn } from '@/components/ui/class-names'
import { mayAct, type RestaurantRole } from '@/lib/policy'

const TABS = [
  { path: 'insight', title: 'Insight', Icon: ChartNoAxesColumn, least: 'manager' },
  { path: 'orders', title: 'Orders', Icon: ChefHat, least: 'kitchen' },
  { path: 'menu', title: 'Menu', Icon: UtensilsCrossed, least: 'manager' },
  { path: 'hours', title: 'Hours', Icon: Clock3, least: 'manager' },
  { path: 'reviews', title: 'Reviews', Icon: MessageSquareText, least: 'manager' },
  { path: 'staff', title: 'Staff', Icon: UsersRound, least: 'owner' },
  { path: 'update', title: 'Settings', Icon: Settings, least: 'owner' },
] as const

/** The links between the screens of one restaurant: above them on phones and tablets, beside them on desktops. */
export function DeskTabs({ restaurantId, role }: { restaurantId: number; role: RestaurantRole }) {
  const [, of, , screen] = usePathname().split('/')
  const current = of === 'menu-items' ? 'menu' : screen === 'statement' ? 'insight' : screen
  return (
    <nav
      aria-label="Your restaurant"
      className="shrink-0 border-line border-b bg-surface print:hidden lg:w-56 lg:border-r lg:border-b-0"
    >
      <ul className="mx-auto flex max-w-160 overflow-x-auto [scrollbar-width:none] lg:sticky lg:top-(--top-bar) lg:flex-col lg:gap-1 lg:overflow-visible lg:p-4">
        {TABS.filter(({ least }) => mayAct(role, least)).map(({ path, title, Icon }) => (
          <li key={path} className="min-w-14 flex-1 lg:flex-none">
            <Link
              href={`/restaurants/${restaurantId}/${path}`}
              prefetch={false}
              aria-current={path === current ? 'page' : undefined}
              className={cn(
                'flex h-14 flex-col items-center justify-center gap-0.5 border-b-2 font-semibold text-xs transition-colors hover:text-ink focus-visible:-outline-offset-2 max-sm:tracking-tighter lg:h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-sm lg:border-b-0 lg:px-3 lg:text-base lg:hover:bg-sunken',
                path === current ? 'border-accent text-ink lg:bg-sunken' : 'border-transparent text-ink-soft',
              )}
            >
              <Icon className="size-5 shrink-0" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
