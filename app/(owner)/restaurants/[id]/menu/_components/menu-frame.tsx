import Link from 'next/link'
import type { ReactNode } from 'react'
import { cn } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'

const SCREENS = [
  { path: 'menu', title: 'Items' },
  { path: 'menu/choices', title: 'Choices' },
  { path: 'menu/order', title: 'Sections and order' },
] as const

type MenuFrameProps = {
  restaurant: { id: number; name: string }
  current: (typeof SCREENS)[number]['path']
  children: ReactNode
}

/** The header that the screens of a menu share, with the links between them. */
export function MenuFrame({ restaurant, current, children }: MenuFrameProps) {
  return (
    <Container width="md" className="pb-12">
      <PageHeader
        title={
          <>
            Menu<span className="sr-only"> of {restaurant.name}</span>
          </>
        }
        actions={
          <LinkButton href={`/restaurants/${restaurant.id}`} prefetch={false} variant="secondary">
            Preview as customer
          </LinkButton>
        }
      />
      <nav
        aria-label="Parts of the menu"
        className="scrollbar-none mb-6 flex gap-1 overflow-x-auto border-line border-b"
      >
        {SCREENS.map(({ path, title }) => (
          <Link
            key={path}
            href={`/restaurants/${restaurant.id}/${path}`}
            prefetch={false}
            aria-current={path === current ? 'page' : undefined}
            className={cn(
              'inline-flex h-12 shrink-0 items-center border-b-2 px-3 font-semibold text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2',
              path === current ? 'border-accent text-ink' : 'border-transparent text-ink-soft',
            )}
          >
            {title}
          </Link>
        ))}
      </nav>
      {children}
    </Container>
  )
}
