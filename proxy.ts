import { type NextRequest, NextResponse } from 'next/server'
import { ASKED_PATH_HEADER, askedPath } from '@/lib/http/asked-path'
import { freshNonce, POLICY_HEADER, pagePolicy } from '@/lib/http/content-security'
import { readCookies } from '@/lib/http/cookies'
import { refuseMethod } from '@/lib/http/not-found'
import { missingCookies } from '@/lib/http/page-cookies'

const PAGE_METHODS = ['GET', 'HEAD']

/** Gives a page its content security policy and the cookies that its browser lacks. */
export function proxy(request: NextRequest): Response {
  if (!PAGE_METHODS.includes(request.method)) return refuseMethod(PAGE_METHODS)
  const policy = pagePolicy(freshNonce())
  const headers = new Headers(request.headers)
  // Next reads the nonce from this header and writes it into its scripts.
  headers.set(POLICY_HEADER, policy)
  headers.set(ASKED_PATH_HEADER, askedPath(new URL(request.url)))
  const answer = NextResponse.next({ request: { headers } })
  answer.headers.set(POLICY_HEADER, policy)

  for (const cookie of missingCookies(readCookies(request.headers.get('cookie')))) {
    answer.headers.append('Set-Cookie', cookie)
  }
  return answer
}

// The proxy costs time on every request it matches: pages only, and no prefetches. Other HTML answers get a policy
// without scripts, see next.config.mjs.
export const config = {
  matcher: [
    {
      source: '/((?!api/|api$|_next/|images/|icons/|.*\\.(?:svg|png|ico|webmanifest|txt|xml)$).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
    '/api/docs/:slash?',
  ],
}
