import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { ASKED_PATH_HEADER } from '@/lib/http/asked-path'
import { sessionUser } from '@/lib/http/route'
import { SESSION_COOKIE } from '@/lib/http/session'
import type { SessionUser } from '@/lib/queries/users/find-session-user'

/** Who looks at the page: the signed-in user or null. Asked once per request. */
export const viewer = cache(async (): Promise<SessionUser | null> => {
  return sessionUser((await cookies()).get(SESSION_COOKIE)?.value)
})

/** The signed-in user; anyone else is sent to log in and comes back to `path` afterwards, with its query (spec §6). */
export async function requireViewer(path: string): Promise<SessionUser> {
  const user = await viewer()
  if (user) return user
  const asked = (await headers()).get(ASKED_PATH_HEADER)
  redirect(`/login?next=${encodeURIComponent(asked?.startsWith(`${path}?`) ? asked : path)}`)
}
