import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { viewerSession } from '@/app/viewer'
import type { User } from '@/lib/accounts/server/shapes'

/** The operator who looks; for everybody else the screen does not exist. */
export async function requireOperator(): Promise<User> {
  const session = await viewerSession()
  return session?.operator ? session.user : notFound()
}

/** The title of an operator's screen; everybody else gets that of an unknown path. */
export async function titleForOperator(title: string): Promise<Metadata> {
  const session = await viewerSession()
  return { title: session?.operator ? title : 'Page not found', robots: { index: false } }
}
