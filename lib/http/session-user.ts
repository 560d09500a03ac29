import { findSession, noteActivity, type Session } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { openSession } from './session'

/** The session of a cookie with its user, or null. Records that it was used. `findSession` says which count. */
export async function sessionOf(
  cookie: string | undefined,
  { whileSuspended = false }: { whileSuspended?: boolean | undefined } = {},
): Promise<Session | null> {
  const id = await openSession(cookie)
  if (id === null) return null
  const now = new Date()
  const session = await findSession(id, { db, now, whileSuspended })
  if (session) await noteActivity(session, { db, now })
  return session
}
