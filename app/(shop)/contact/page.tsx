import type { Metadata } from 'next'
import Link from 'next/link'
import { connection } from 'next/server'
import { TextPage, TextSection } from '@/components/ui/text-page'
import { env } from '@/lib/env'

export const metadata: Metadata = { title: 'Contact', description: 'How to reach us, and what to have at hand.' }

/** The contact address, which is a setting of the site. */
export default async function ContactPage() {
  // The setting is known at run time, not at build time.
  await connection()
  return (
    <TextPage title="Contact">
      <TextSection title="About an order">
        <p>
          See where it is, or cancel it, under{' '}
          <Link href="/orders" prefetch={false}>
            Orders
          </Link>
          . <Link href="/help">Help</Link> says until when you can cancel and what it costs.
        </p>
      </TextSection>
      <TextSection title="About Plateful">
        {env.CONTACT_EMAIL ? (
          <p>
            Write to <a href={`mailto:${env.CONTACT_EMAIL}`}>{env.CONTACT_EMAIL}</a>. A person reads every mail. For
            something about an order, please give its number.
          </p>
        ) : (
          <p>
            This site has not set an address for mails yet. <Link href="/help">Help</Link> answers what people ask most.
          </p>
        )}
      </TextSection>
    </TextPage>
  )
}
