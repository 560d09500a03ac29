import { env } from '@/lib/env'
import type { Hook } from './hook'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * On an https site, tells browsers with every answer to use https only. Not in next.config.mjs, which is read at build
 * time, when the site's address is unknown.
 */
export const requireTransportSecurity: Hook = ({ response }) => {
  if (!env.APP_URL.startsWith('https:')) return
  response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
