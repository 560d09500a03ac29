import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { viewerSession } from '@/app/viewer'
import type { User } from '@/lib/accounts/server/shapes'
import { idSchema } from '@/lib/contract/fields'
import { AppError } from '@/lib/errors'

/** The operator who looks; for everybody else the screen does not exist. */
export async function requireOperator(): Promise<User> {
  const session = await viewerSession()
  return session?.operator ? session.user : notFound()
}

/** Reads the subject of a screen by the id in its path; answers 404 when there is none. */
export async function found<Story>(typed: string, read: (id: number) => Promise<Story>): Promise<Story> {
  const id = idSchema.safeParse(typed).data ?? notFound()
  try {
    return await read(id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound()
    throw error
  }
}

/** The title of an operator's screen; everybody else gets that of an unknown path. */
export async function titleForOperator(title: string): Promise<Metadata> {
  const session = await viewerSession()
  return { title: session?.operator ? title : 'Page not found', robots: { index: false } }
}
