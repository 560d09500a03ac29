import Link from 'next/link'
import { Container } from '@/components/ui/container'
import { FOOTER_COLUMNS, SCREENS } from '@/lib/api/screens'
import { Wordmark } from './wordmark'

const COLUMNS = FOOTER_COLUMNS.map((title) => ({
  title,
  links: Object.entries(SCREENS).flatMap(([href, { inFooter }]) =>
    inFooter?.[0] === title ? [{ href, label: inFooter[1] }] : [],
  ),
}))

/** The footer of every page. Its minimum height keeps it from growing upward while a slow browser parses it. */
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
