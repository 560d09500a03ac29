import { Construction } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TEXTS } from '@/lib/contract/texts'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/**
 * Any unknown path: inside the shell, with status 404 (spec §2.1), which lib/server/unknown-paths.ts sets. Not in
 * app/not-found.tsx: every screen, even an owner's, would load its scripts, and the content would need scripts to show.
 */
export default async function UnknownPath({ params }: { params: Promise<{ unknown: string[] }> }) {
  const { unknown } = await params
  // A file that does not exist needs no page.
  if (unknown.at(-1)?.includes('.') || unknown[0] === '_next') notFound()
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        as="h1"
        picture={<Construction />}
        title={TEXTS.comingSoonPage}
        text="Page not found. Check the address, or browse the restaurants."
        action={<LinkButton href="/home">Browse restaurants</LinkButton>}
      />
    </div>
  )
}
