import { type NextRequest, NextResponse } from 'next/server'
import { issueToken, isToken, TOKEN_COOKIE, tokenCookie } from '@/lib/http/anti-forgery'
import { ASKED_PATH_HEADER, askedPath } from '@/lib/http/asked-path'
import { freshNonce, POLICY_HEADER, pagePolicy } from '@/lib/http/content-security'
import { refuseMethod } from '@/lib/http/not-found'
import { SESSION_COOKIE } from '@/lib/http/session'

const PAGE_METHODS = ['GET', 'HEAD']

/**
 * Gives a page the policy of what may run in it, and its visitor an anti-forgery token that fits the session; the API does
 * so itself. A page is for reading: it has no other method.
 */
export function proxy(request: NextRequest): Response {
  if (!PAGE_METHODS.includes(request.method)) return refuseMethod(PAGE_METHODS)
  const policy = pagePolicy(freshNonce())
  const headers = new Headers(request.headers)
  // Next reads the nonce from here and writes it into its scripts.
  headers.set(POLICY_HEADER, policy)
  headers.set(ASKED_PATH_HEADER, askedPath(new URL(request.url)))
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set(POLICY_HEADER, policy)

  const sealed = request.cookies.get(SESSION_COOKIE)?.value
  if (!isToken(request.cookies.get(TOKEN_COOKIE)?.value, sealed)) {
    answer.headers.append('Set-Cookie', tokenCookie(issueToken(sealed)))
  }
  return answer
}

// It costs time on every request it matches: pages only, and not when they are fetched ahead. What else answers with a page
// gets a policy without scripts, see next.config.mjs.
export const config = {
  matcher: [
    {
      source: '/((?!api/|api$|_next/|images/|icons/|.*\\.(?:svg|png|ico|webmanifest|txt|xml)$).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    '/api/docs/:slash?',
  ],
}
