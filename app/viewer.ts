import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { sessionUser } from '@/lib/http/route'
import { SESSION_COOKIE } from '@/lib/http/session'
import type { SessionUser } from '@/lib/queries/users/find-session-user'

/** Who looks at the page: the signed-in user or null. Asked once per request. */
export const viewer = cache(async (): Promise<SessionUser | null> => {
  return sessionUser((await cookies()).get(SESSION_COOKIE)?.value)
})

/** The signed-in user; anyone else is sent to log in and comes back to `path` afterwards (spec §6). */
export async function requireViewer(path: string): Promise<SessionUser> {
  return (await viewer()) ?? redirect(`/login?next=${encodeURIComponent(path)}`)
}
