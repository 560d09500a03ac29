import type { Metadata } from 'next'
import Link from 'next/link'
import { TextPage, TextSection } from '@/components/ui/text-page'
import { formatMoney } from '@/lib/money'
import { DELIVERY_FEE_CENTS } from '@/lib/orders/rules/order-total'

export const metadata: Metadata = {
  title: 'Help',
  description: 'How ordering, canceling, paying and your account work.',
}

/** Answers to the most common questions. */
export default function HelpPage() {
  return (
    <TextPage title="Help" description="What people ask most. Something else? Write to us.">
      <TextSection title="Where is my order?">
        <p>
          Your order’s page follows it step by step and says when it arrives. Open it from{' '}
          <Link href="/orders" prefetch={false}>
            Orders
          </Link>
          , or from the bar at the bottom of every page.
        </p>
      </TextSection>
      <TextSection title="Can I cancel?">
        <p>
          Yes, on the order’s page, until the time that it says. What you paid from the wallet is back at once; a card
          is not charged. After that the kitchen may have begun, and only the restaurant can cancel.
        </p>
      </TextSection>
      <TextSection title="What does delivery cost?">
        <p>
          {formatMoney(DELIVERY_FEE_CENTS)} for every order, whichever restaurant. Priority delivery costs more; the
          checkout says how much before you order. Tips go to the courier.
        </p>
      </TextSection>
      <TextSection title="The restaurant is closed. Can I order?">
        <p>
          Mostly, yes: the kitchen cooks your order when it opens, and the checkout says when it arrives. Or pick a time
          that suits you.
        </p>
      </TextSection>
      <TextSection title="Something is wrong with my order">
        <p>
          Within 48 hours of the delivery, open the order and press ‘Get help with this order’. The restaurant answers
          within a day; if it does not, or if you are not content, we decide.
        </p>
      </TextSection>
      <TextSection title="I cannot log in">
        <p>
          <Link href="/forgot">Set a new password</Link> with a link we send to your email. Signed up with a phone
          number only? There is no mail to send a link to: <Link href="/contact">write to us</Link>.
        </p>
      </TextSection>
      <TextSection title="I run a restaurant">
        <p>
          Sign up, then add it under{' '}
          <Link href="/restaurants/manage" prefetch={false}>
            For restaurants
          </Link>
          . Your menu, hours and orders are managed there.
        </p>
      </TextSection>
    </TextPage>
  )
}
