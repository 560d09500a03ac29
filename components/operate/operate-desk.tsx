import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { LeaveButton } from './leave-button'

const SCREENS = [
  { path: '/operate', title: 'Overview' },
  { path: '/operate/orders', title: 'Orders' },
  { path: '/operate/requests', title: 'Requests' },
  { path: '/operate/signals', title: 'Signals' },
  { path: '/operate/audit', title: 'Audit log' },
] as const

type OperateDeskProps = { current: (typeof SCREENS)[number]['path']; email: string | null; children: ReactNode }

/** The shell of the operators' screens. */
export function OperateDesk({ current, email, children }: OperateDeskProps) {
  return (
    <>
      <header className="sticky top-0 z-40 border-line border-b bg-surface short:static">
        <Container width="xl" className="flex flex-wrap items-center gap-x-6 sm:h-14 sm:flex-nowrap">
          <p className="flex h-12 items-center gap-2 font-extrabold text-base">
            Plateful <span className="rounded-sm bg-inverse px-1.5 py-0.5 text-on-inverse text-xs">Operations</span>
          </p>
          <nav
            aria-label="Operations"
            className="scrollbar-none order-last -mx-2 flex min-w-0 overflow-x-auto max-sm:w-[calc(100%+1rem)] sm:order-none"
          >
            {SCREENS.map(({ path, title }) => (
              <Link
                key={path}
                href={path}
                prefetch={false}
                aria-current={path === current ? 'page' : undefined}
                className={cn(
                  'inline-flex h-11 shrink-0 items-center border-b-2 px-3 font-semibold text-sm sm:h-14',
                  path === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {title}
              </Link>
            ))}
          </nav>
          <div className="ml-auto flex min-w-0 items-center gap-2">
            <span className="max-w-56 truncate text-ink-soft text-sm max-lg:hidden">{email}</span>
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
