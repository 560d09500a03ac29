import type { MetadataRoute } from 'next'
import { SCREENS } from '@/lib/api/screens'
import { env } from '@/lib/env'

// The site's address is known at run time, not at build time.
export const dynamic = 'force-dynamic'

const isPublic = (path: string) => /^(everyone|visitors)/.test(SCREENS[path]?.audience ?? '')

/** The screens that need a signed-in user, with any query and all below them unless a public screen is below. */
const PRIVATE = Object.keys(SCREENS)
  // The operators' screens are not named: they exist for nobody else.
  .filter((path) => !isPublic(path) && SCREENS[path]?.audience !== 'operators')
  .map((path) => {
    const isAbovePublic = Object.keys(SCREENS).some((other) => isPublic(other) && other.startsWith(`${path}/`))
    return path.replaceAll(/\[\w+\]/g, '*') + (isAbovePublic ? '$' : '')
  })

/** Lets search engines visit the public pages. */
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
