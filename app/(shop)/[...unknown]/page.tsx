import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { UnknownScreen } from '@/components/shell/unknown-screen'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

/**
 * Any unknown path: inside the shell, with status 404 (spec §2.1), which lib/server/unknown-paths.ts sets. Not in
 * app/not-found.tsx: every screen, even an owner's, would load its scripts, and the content would need scripts to show.
 */
export default async function UnknownPath({ params }: { params: Promise<{ unknown: string[] }> }) {
  const { unknown } = await params
  // A file that does not exist needs no page.
  if (unknown.at(-1)?.includes('.') || unknown[0] === '_next') notFound()
  return <UnknownScreen />
}
