import { type NextRequest, NextResponse } from 'next/server'
import { issueToken, isToken, TOKEN_COOKIE, tokenCookie } from '@/lib/http/anti-forgery'
import { SESSION_COOKIE } from '@/lib/http/session'

/** Gives the visitor of a page an anti-forgery token that fits the session; the API does so itself. */
export function proxy(request: NextRequest): NextResponse {
  const sealed = request.cookies.get(SESSION_COOKIE)?.value
  const answer = NextResponse.next()
  if (!isToken(request.cookies.get(TOKEN_COOKIE)?.value, sealed)) {
    answer.headers.append('Set-Cookie', tokenCookie(issueToken(sealed)))
  }
  return answer
}

// It costs time on every request it matches: pages only, and not when they are fetched ahead.
export const config = {
  matcher: [
    {
      source: '/((?!api/|api$|_next/|images/|icons/|.*\\.(?:svg|png|ico|webmanifest|txt|xml)$).*)',
      missing: [{ type: 'header', key: 'next-router-prefetch' }],
    },
  ],
}
