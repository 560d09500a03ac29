import type { Metadata } from 'next'
import Link from 'next/link'
import { TextPage, TextSection } from '@/components/ui/text-page'

export const metadata: Metadata = {
  title: 'Privacy',
  description: 'What Plateful stores about you, why, and for how long.',
}

const STORED = [
  {
    what: 'Your account: name, email or phone number, address, picture, delivery instructions',
    why: 'To deliver to you, and to know you when you log in. Your password is kept only as a hash that cannot be read back.',
    until: 'You change it or delete the account.',
  },
  {
    what: 'Your orders and payments',
    why: 'They are receipts, for you and for the restaurant. We do not have your card number.',
    until: 'Kept. Once you delete the account, nothing in them names you.',
  },
  {
    what: 'Your cart’s last order that you did not place',
    why: 'So that you can go on where you stopped.',
    until: 'A day.',
  },
  {
    what: 'Reviews, favorites and uploaded pictures',
    why: 'You made them. Reviews are public, with your first name.',
    until: 'You remove them. Reviews stay as ‘Former customer’ when you delete the account.',
  },
  {
    what: 'What you write and show when you ask for help with an order',
    why: 'So that the restaurant, and after it Plateful, can answer.',
    until: 'You delete the account.',
  },
  {
    what: 'What you report to us, and what you answer about something hidden',
    why: 'So that we can decide. Nobody else learns that you wrote it.',
    until: 'You delete the account.',
  },
  {
    what: 'Where you are signed in: browser and system, first and last use',
    why: 'So that you see it and can sign a device out.',
    until: 'You sign out, or 14 days.',
  },
  {
    what: 'Where you work, and invitations to your email',
    why: 'So that a restaurant’s owner can let others cook and run the menu. On its board, its staff see your first name.',
    until: 'The work ends; an invitation after 8 days.',
  },
  { what: 'Mails we sent you', why: 'To send them again when a mail server fails.', until: '30 days.' },
  { what: 'A guest’s account', why: 'To order without signing up.', until: '30 days after it was last used.' },
  {
    what: 'Network addresses, as a keyed hash',
    why: 'To stop whoever guesses passwords.',
    until: 'Minutes to a few hours.',
  },
]

/** The privacy page. Its retention times must match the code. */
export default function PrivacyPage() {
  return (
    <TextPage title="Privacy" description="What we store about you, why, and for how long. Nothing is sold or shared.">
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface">
        {STORED.map(({ what, why, until }) => (
          <div key={what} className="flex flex-col gap-1 p-4 sm:p-5">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-ink-soft">{why}</dd>
            <dd className="text-sm">
              <span className="font-semibold">How long: </span>
              {until}
            </dd>
          </div>
        ))}
      </dl>
      <TextSection title="Who else sees it">
        <p>
          A restaurant’s owner and staff see the orders placed there: your name, the address and instructions of the
          delivery, and your phone number until two hours after the order is over. There are no trackers and no
          advertising.
        </p>
      </TextSection>
      <TextSection title="Cookies and your browser">
        <p>
          One cookie keeps you signed in, one guards forms against other sites, and one lets a page show your name
          early. A fourth one, for a year after you log in, tells us that your browser has logged in before, so that
          people who guess your password cannot keep you out. Your browser itself keeps your cart, your favorites and
          the order you are placing.
        </p>
      </TextSection>
      <TextSection title="Your choices">
        <p>
          Under{' '}
          <Link href="/account/data" prefetch={false}>
            Your data
          </Link>{' '}
          you can download everything we have about you, and delete your account.
        </p>
      </TextSection>
    </TextPage>
  )
}
