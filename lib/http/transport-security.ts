import { subscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { env } from '@/lib/env'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * On a site that is reached over https, tells browsers with every answer of this process never to use anything else. The
 * address of the site is known when it runs, not when next.config.mjs is read for the build.
 */
export function requireTransportSecurity(): void {
  if (!env.APP_URL.startsWith('https:')) return
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse }
    response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
  })
}
