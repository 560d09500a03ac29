import 'server-only'
import { cookies, headers } from 'next/headers'
import { forbidden, redirect } from 'next/navigation'
import { cache } from 'react'
import type { Session } from '@/lib/accounts/server/sessions'
import type { User } from '@/lib/accounts/server/shapes'
import { ASKED_PATH_HEADER } from '@/lib/http/asked-path'
import { SESSION_COOKIE } from '@/lib/http/session'
import { sessionOf } from '@/lib/http/session-user'
import { isFullAccount } from '@/lib/policy'

/** The session of the request, or null. Read once per request. */
export const viewerSession = cache(async () => sessionOf((await cookies()).get(SESSION_COOKIE)?.value))

/** The signed-in user, or null. */
export async function viewer(): Promise<User | null> {
  return (await viewerSession())?.user ?? null
}

/**
 * The session of a signed-in user. Anyone else is sent to log in and then returns to `path` with its query (spec §6.3).
 */
export async function requireSession(path: string): Promise<Session> {
  const session = await viewerSession()
  if (session) return session
  const asked = (await headers()).get(ASKED_PATH_HEADER)
  redirect(`/login?next=${encodeURIComponent(asked?.startsWith(`${path}?`) ? asked : path)}`)
}

/** The signed-in user; anyone else is sent to log in, as above. */
export async function requireViewer(path: string): Promise<User> {
  return (await requireSession(path)).user
}

/** The signed-in user of a full account; a guest gets the panel of forbidden.tsx, with status 403 (spec §6.3). */
export async function requireAccount(path: string): Promise<User> {
  const user = await requireViewer(path)
  return isFullAccount(user) ? user : forbidden()
}
