import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Card } from '@/components/ui/card'
import { formatPhone } from '@/lib/accounts/rules/contact'
import type { User } from '@/lib/accounts/server/shapes'

/** The user's data; each line links to the form that changes it (spec §2.1). */
export function AccountDetails({ user, passwordText }: { user: User; passwordText: string }) {
  const lines = [
    { href: '/account/name', label: 'Name', value: `${user.firstName} ${user.lastName}`.trim() },
    { href: '/account/phone', label: 'Phone number', value: formatPhone(user.phoneNumber ?? '') },
    { href: '/account/email', label: 'Email', value: user.email },
    { href: '/account/password', label: 'Password', value: passwordText },
  ]
  return (
    <Card pad="">
      <h2 className="px-5 pt-5 pb-2 font-bold text-lg sm:px-6">Your details</h2>
      <ul className="pb-2">
        {lines.map(({ href, label, value }) => (
          <li key={href}>
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-16 items-center gap-4 px-5 py-2.5 transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:px-6"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-ink-soft text-sm">{label}</span>
                <span className="block truncate font-medium text-base">
                  {value || <span className="text-ink-soft">Not added</span>}
                </span>
              </span>
              <span aria-hidden="true" className="font-medium text-ink text-sm">
                {value ? 'Change' : 'Add'}
              </span>
              <ChevronRight className="size-5 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
