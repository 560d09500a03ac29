import type { MetadataRoute } from 'next'
import { SCREENS } from '@/lib/api/screens'
import { env } from '@/lib/env'

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic'

/** The screens that need a signed-in user. */
const PRIVATE = Object.entries(SCREENS).flatMap(([path, { audience }]) =>
  audience === 'everyone' || audience.startsWith('visitors') ? [] : `${path.replaceAll(/\[\w+\]/g, '*')}$`,
)

/** What search engines may visit: the public pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', ...PRIVATE],
    },
    sitemap: `${env.APP_URL}/sitemap.xml`,
  }
}
