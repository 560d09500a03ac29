import { expect, test } from 'vitest'
import { sitemapIndexToXml, sitemapPartToXml } from './sitemap-xml'

test('a part lists pages, with the time of their last change where it is known', () => {
  const pages = [
    { url: 'https://plateful.example/' },
    { url: 'https://plateful.example/restaurants/7', changedAt: new Date('2026-11-21T12:00:00.000Z') },
  ]
  expect(sitemapPartToXml(pages)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://plateful.example/</loc></url>
<url><loc>https://plateful.example/restaurants/7</loc><lastmod>2026-11-21T12:00:00.000Z</lastmod></url>
</urlset>
`)
})

test('the index lists the parts', () => {
  expect(sitemapIndexToXml(['https://plateful.example/sitemap/0.xml'])).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>https://plateful.example/sitemap/0.xml</loc></sitemap>
</sitemapindex>
`)
})
