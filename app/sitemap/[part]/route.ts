import { SCREENS } from '@/lib/api/screens'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { xml } from '@/lib/http/xml'
import { CUISINES, cuisineSlug } from '@/lib/restaurants/rules/catalog'
import { type SitemapPage, sitemapPartToXml } from '@/lib/seo/contract/sitemap-xml'
import { countSitemapParts, listSitemapPart } from '@/lib/seo/server/list-sitemap-part'

// The sitemap must list what is in the database now.
export const dynamic = 'force-dynamic'

const LISTS = [
  ...Object.entries(SCREENS).flatMap(([path, { inSitemap }]) => (inSitemap ? path : [])),
  ...CUISINES.map((cuisine) => `/home?cuisine=${cuisineSlug(cuisine)}`),
]

/**
 * GET /sitemap/{part}.xml: the public pages of a range of ids, for search engines; the first part has the lists as
 * well.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const [, number] = (await params).part.match(/^(0|[1-9]\d{0,9})\.xml$/) ?? []
  const part = Number(number)
  if (number === undefined || part >= (await countSitemapParts({ db })))
    return new Response('Not found', { status: 404 })
  const { restaurants, menuItems } = await listSitemapPart(part, { db })
  const at = (path: string): SitemapPage => ({ url: `${env.APP_URL}${path}` })
  return xml(
    sitemapPartToXml([
      ...(part === 0 ? LISTS.map(at) : []),
      ...restaurants.map(({ id, updatedAt }) => ({ ...at(`/restaurants/${id}`), changedAt: updatedAt })),
      ...menuItems.map(({ id, updatedAt }) => ({ ...at(`/menu-items/${id}`), changedAt: updatedAt })),
    ]),
  )
}
