const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/**
 * A page for search engines: its absolute address, and when it changed. Addresses made of ids and slugs need no XML
 * escapes.
 */
export type SitemapPage = { url: string; changedAt?: Date }

/** The pages of one part of the sitemap. */
export function sitemapPartToXml(pages: readonly SitemapPage[]): string {
  return document(
    'urlset',
    pages.map(({ url, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
      return `<url><loc>${url}</loc>${changed}</url>`
    }),
  )
}

/** The sitemap index with the addresses of its parts. */
export function sitemapIndexToXml(parts: readonly string[]): string {
  return document(
    'sitemapindex',
    parts.map((url) => `<sitemap><loc>${url}</loc></sitemap>`),
  )
}

function document(root: string, elements: readonly string[]): string {
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} xmlns="${XMLNS}">`, ...elements, `</${root}>`, ''].join(
    '\n',
  )
}
