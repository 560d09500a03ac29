import { env } from '@/lib/env'
import type { Step } from './step'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Tells browsers to use https only. Not in next.config.mjs: at build time the site's address is unknown. */
export const requireTransportSecurity: Step = (_, response) => {
  if (!env.APP_URL.startsWith('https:')) return
  response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`)
}
