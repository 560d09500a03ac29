import 'server-only'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import type { Db } from '@/lib/db/database'
import { readSession, type SessionRow } from '@/lib/db/read-session'
import { env } from '@/lib/env'

/** A valid session with its user. */
export type Session = Omit<SessionRow, 'demo'> & { id: number }

/** The session of an id, or null when it has ended. Where demo logins are off, demo accounts have none. */
export async function findSession(id: number, { db, now }: { db: Db; now: Date }): Promise<Session | null> {
  const row = await readSession(db.read, { id, madeAfter: new Date(now.getTime() - SESSION_LIFE_MS) })
  if (!row) return null
  const { demo, ...session } = row
  return demo && !env.DEMO_LOGIN ? null : { id, ...session }
}
