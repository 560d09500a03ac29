import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { xml } from '@/lib/http/xml'
import { sitemapIndexToXml } from '@/lib/seo/contract/sitemap-xml'
import { countSitemapParts } from '@/lib/seo/server/list-sitemap-part'

// The sitemap must list what is in the database now.
export const dynamic = 'force-dynamic'

/** GET /sitemap.xml: the parts of the sitemap. */
export async function GET(): Promise<Response> {
  const parts = Array.from({ length: await countSitemapParts({ db }) }, (_, part) => part)
  return xml(sitemapIndexToXml(parts.map((part) => `${env.APP_URL}/sitemap/${part}.xml`)))
}
