import { env } from '@/lib/env'
import type { Hook } from './hook'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * On a site that is reached over https, tells browsers with every answer never to use anything else. The address of the
 * site is known when it runs, not when next.config.mjs is read for the build.
 */
export const requireTransportSecurity: Hook = ({ response }) => {
  if (!env.APP_URL.startsWith('https:')) return
  response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
