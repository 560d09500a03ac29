import Link from 'next/link'
import { Container } from '@/components/ui/container'
import { Wordmark } from './wordmark'

const COLUMNS = [
  {
    title: 'Eat',
    links: [
      { href: '/home', label: 'Restaurants' },
      { href: '/menu-items', label: 'All dishes' },
      { href: '/favorites', label: 'Favorites' },
    ],
  },
  {
    title: 'Your account',
    links: [
      { href: '/orders', label: 'Orders' },
      { href: '/wallet', label: 'Wallet' },
      { href: '/account', label: 'Account' },
    ],
  },
  {
    title: 'Partners',
    links: [
      { href: '/restaurants/manage', label: 'For restaurants' },
      { href: '/api/docs', label: 'For developers' },
    ],
  },
  {
    title: 'Plateful',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/contact', label: 'Contact' },
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
    ],
  },
]

/** The footer of every page. Its height is given, or it would grow upwards on a short page while a slow browser reads it. */
export function Footer() {
  return (
    <footer className="mt-auto border-line border-t bg-surface min-h-148 md:min-h-58">
      <Container
        width="xl"
        className="grid grid-cols-2 gap-x-4 gap-y-8 py-10 md:grid-cols-[minmax(0,1.4fr)_repeat(4,minmax(0,1fr))]"
      >
        <div className="max-md:col-span-2">
          <Wordmark />
          <p className="mt-3 max-w-64 text-ink-soft text-sm">
            Food from the restaurants around you, at your door in minutes.
          </p>
        </div>
        {COLUMNS.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="font-semibold text-sm">{column.title}</h2>
            <ul className="mt-1">
              {column.links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    prefetch={false}
                    className="inline-flex min-h-11 min-w-11 items-center rounded-sm text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline md:min-h-8"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </Container>
    </footer>
  )
}
