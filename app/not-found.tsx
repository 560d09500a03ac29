import { Construction } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TEXTS } from '@/lib/contract/texts'
import ShopLayout from './(shop)/layout'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/** Any unknown path: inside the shell, with status 404 (spec §2.1). */
export default function UnknownPath() {
  return (
    <ShopLayout>
      <div className="grid flex-1 place-items-center">
        <EmptyState
          as="h1"
          picture={<Construction />}
          title={TEXTS.comingSoonPage}
          text="Page not found. Check the address, or browse the restaurants."
          action={<LinkButton href="/home">Browse restaurants</LinkButton>}
        />
      </div>
    </ShopLayout>
  )
}
