import { Construction } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TEXTS } from '@/lib/contract/texts'
import ShopLayout from './(shop)/layout'
import RootLayout from './layout'

export const metadata: Metadata = { title: 'Page not found · Plateful', robots: { index: false } }

/**
 * Any unknown path: inside the shell, with status 404 (spec §2.1). A document of its own, since every screen would load the scripts of
 * app/not-found.tsx: the shop's shell on the owner's screens too.
 */
export default function UnknownPath() {
  return (
    <RootLayout>
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
    </RootLayout>
  )
}
