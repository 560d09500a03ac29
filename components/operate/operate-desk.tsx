import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { ScrollRow } from '@/components/ui/scroll-row'
import { LeaveButton } from './leave-button'

const SCREENS = [
  { path: '/operate', title: 'Overview' },
  { path: '/operate/orders', title: 'Orders' },
  { path: '/operate/requests', title: 'Requests' },
  { path: '/operate/restaurants', title: 'Restaurants' },
  { path: '/operate/people', title: 'People' },
  { path: '/operate/reports', title: 'Reports' },
  { path: '/operate/signals', title: 'Signals' },
  { path: '/operate/audit', title: 'Audit log' },
] as const

export type OperatePath = (typeof SCREENS)[number]['path']

type OperateDeskProps = { current?: OperatePath; email: string | null; children: ReactNode }

/** The shell of the operators' screens. */
export function OperateDesk({ current, email, children }: OperateDeskProps) {
  return (
    <>
      <header className="sticky top-0 z-40 border-line border-b bg-surface short:static">
        <Container width="xl" className="flex flex-wrap items-center gap-x-6 xl:h-14 xl:flex-nowrap">
          <p className="flex h-12 items-center gap-2 font-extrabold text-base">
            Plateful <span className="rounded-sm bg-inverse px-1.5 py-0.5 text-on-inverse text-xs">Operations</span>
          </p>
          <nav
            aria-label="Operations"
            className="order-last -mx-2 w-[calc(100%+1rem)] xl:order-none xl:w-auto xl:flex-1"
          >
            <ScrollRow label="Screens" className="gap-0">
              {SCREENS.map(({ path, title }) => (
                <Link
                  key={path}
                  href={path}
                  prefetch={false}
                  aria-current={path === current ? 'page' : undefined}
                  className={cn(
                    'inline-flex h-11 shrink-0 items-center whitespace-nowrap border-b-2 px-3 font-semibold text-sm xl:h-14',
                    path === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                  )}
                >
                  {title}
                </Link>
              ))}
            </ScrollRow>
          </nav>
          <div className="ml-auto flex min-w-0 items-center gap-2">
            <span className="max-w-56 truncate text-ink-soft text-sm max-sm:hidden">{email}</span>
            <LeaveButton />
          </div>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col pb-12 outline-none">
        <Container width="xl">{children}</Container>
      </main>
    </>
  )
}
