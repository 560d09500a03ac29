import { startSession } from '@/lib/accounts/server/sessions'
import { openDatabase } from '@/lib/db/database'
import { SESSION_COOKIE, sealSession } from '@/lib/http/session'

/** The cookie of a new session of a user, whose password nobody knows. */
export async function sessionCookieOf(file: string, userId: number): Promise<string> {
  const db = openDatabase(`file:${file}`)
  try {
    const id = await startSession({ userId, device: 'Bench', replaces: null }, { db, now: new Date() })
    return `${SESSION_COOKIE}=${await sealSession(id)}`
  } finally {
    await db.close()
  }
}
