import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

// The address of the site is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

/** What search engines may visit: what visitors can read. */
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
