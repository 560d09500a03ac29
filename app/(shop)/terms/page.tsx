import type { Metadata } from 'next'
import Link from 'next/link'
import { TextPage, TextSection } from '@/components/ui/text-page'

export const metadata: Metadata = { title: 'Terms', description: 'What you and Plateful can expect of each other.' }

/** The terms of use. */
export default function TermsPage() {
  return (
    <TextPage title="Terms" description="What you and Plateful can expect of each other.">
      <TextSection title="Who does what">
        <p>
          Plateful shows menus, takes your order and passes it to the restaurant. The restaurant cooks it and answers
          for the food: what is in it, allergens, and that it is what you ordered.
        </p>
      </TextSection>
      <TextSection title="Ordering">
        <p>
          You see the whole price before you order: items, tax, delivery and tip. An order counts when you press ‘Place
          order’. If a price or an item changed meanwhile, we ask you first.
        </p>
      </TextSection>
      <TextSection title="Canceling">
        <p>
          You can cancel free of charge until the time shown on your order. A restaurant may cancel an order that it
          cannot cook; you pay nothing then.
        </p>
      </TextSection>
      <TextSection title="Paying">
        <p>
          This is a demo: cards are not charged, and money in a wallet is not real. It cannot be paid out and ends with
          the account.
        </p>
      </TextSection>
      <TextSection title="Reviews and pictures">
        <p>
          Write about food you ordered. Reviews and pictures are public, and you answer for yours. What insults, lies or
          belongs to someone else may be removed.
        </p>
      </TextSection>
      <TextSection title="Restaurants">
        <p>
          Owners keep their menu, prices, allergens and hours true, and cook what they accept. A restaurant that does
          not answer orders is paused.
        </p>
      </TextSection>
      <TextSection title="Your account">
        <p>
          Keep your password to yourself. You can <Link href="/privacy">download your data or delete your account</Link>{' '}
          at any time.
        </p>
      </TextSection>
    </TextPage>
  )
}
