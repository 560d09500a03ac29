import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic'

/** What search engines may visit: the public pages. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/account',
        '/checkout',
        '/favorites',
        '/orders',
        '/restaurants/manage',
        '/reviews$',
        '/wallet',
      ],
    },
    sitemap: `${env.APP_URL}/sitemap.xml`,
  }
}
