import { describe, expect, test } from 'vitest'
import robots from '@/app/robots'
import { GET as getPart } from '@/app/sitemap/[part]/route'
import { GET as getIndex } from '@/app/sitemap.xml/route'
import { SCREENS } from '@/lib/api/screens'
import { db } from '@/lib/db/client'
import { CUISINES } from '@/lib/restaurants/rules/catalog'
import { scene } from './scene'
import { addRestaurant, type Restaurant } from './world'

let restaurant: Restaurant

scene(async () => {
  restaurant = await addRestaurant({ prices: [1] })
})

const SITE = 'http://localhost:3000'
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
const askPart = (part: string) => getPart(new Request(`${SITE}/sitemap/${part}`), { params: Promise.resolve({ part }) })
const partsInIndex = async () => locations(await (await getIndex()).text())
const pagesIn = async (part: string) => locations(await (await askPart(part)).text())

/** Copies of the restaurant or its menu item under other ids. */
async function addCopies({ restaurants = [], items = [] }: { restaurants?: number[]; items?: number[] }) {
  const [restaurantRow, itemRow] = await Promise.all([
    db.read.restaurant.findFirstOrThrow({ where: { id: restaurant.id } }),
    db.read.menuItem.findFirstOrThrow({ where: { restaurantId: restaurant.id } }),
  ])
  await db.write(async (tx) => {
    await tx.restaurant.createMany({ data: restaurants.map((id) => ({ ...restaurantRow, id })) })
    await tx.menuItem.createMany({ data: items.map((id) => ({ ...itemRow, id })) })
  })
}

test('the sitemap is an index of its parts [2.7.1]', async () => {
  expect(await partsInIndex()).toEqual([`${SITE}/sitemap/0.xml`])
  await addCopies({ restaurants: [999], items: [999] })
  expect(await partsInIndex()).toHaveLength(1)
  await addCopies({ items: [1_000] })
  expect(await partsInIndex()).toHaveLength(2)
  await addCopies({ restaurants: [3_000] })
  expect(await partsInIndex()).toEqual([0, 1, 2, 3].map((part) => `${SITE}/sitemap/${part}.xml`))
})

test('the first part has the lists, and each part the pages whose ids belong to it [2.7.1]', async () => {
  await addCopies({ restaurants: [999, 1_000], items: [999, 1_000, 1_999, 2_500] })
  const lists = ['/', '/home', '/menu-items', '/help', '/contact', '/terms', '/privacy']
  const first = await pagesIn('0.xml')
  expect(first.slice(0, lists.length)).toEqual(lists.map((path) => `${SITE}${path}`))
  expect(first.filter((address) => address?.includes('?cuisine='))).toHaveLength(CUISINES.length)
  expect(first.slice(lists.length + CUISINES.length)).toEqual(
    ['/restaurants/1', '/restaurants/999', '/menu-items/1', '/menu-items/999'].map((path) => `${SITE}${path}`),
  )
  expect(await pagesIn('1.xml')).toEqual(
    ['/restaurants/1000', '/menu-items/1000', '/menu-items/1999'].map((path) => `${SITE}${path}`),
  )
  expect(await pagesIn('2.xml')).toEqual([`${SITE}/menu-items/2500`])
})

test('a page carries the time of its last change', async () => {
  const { owner, id, items } = restaurant
  const old = new Date('2026-01-01')
  await db.write(async (tx) => {
    await tx.restaurant.updateMany({ data: { updatedAt: old } })
    await tx.menuItem.updateMany({ data: { updatedAt: old } })
  })
  const changes = async () =>
    [...(await (await askPart('0.xml')).text()).matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, time = '']) =>
      Date.parse(time),
    )
  expect(await changes()).toEqual([old.getTime(), old.getTime()])

  const before = Date.now()
  await owner.call('updateRestaurant', { id, body: { name: 'New Name' } })
  expect(await changes()).toEqual([expect.toSatisfy((time) => time >= before), old.getTime()])
  await owner.call('updateMenuItem', { id: items[0]?.id, body: { price: 2 } })
  expect(await changes()).toEqual([expect.anything(), expect.toSatisfy((time) => time >= before)])
})

test('an inactive restaurant and its menu items are in no part', async () => {
  await restaurant.owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'soft' } })
  expect((await pagesIn('0.xml')).filter((address) => /\d$/.test(address ?? ''))).toEqual([])
})

test('the sitemap may be cached for a while', async () => {
  for (const answer of [await getIndex(), await askPart('0.xml')]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  }
})

describe('a part that does not exist answers 404', () => {
  test.each(['1.xml', '99999999999999.xml', '0', '00.xml', '-1.xml', '1e0.xml', 'a.xml', '.xml', '0.xml.gz'])(
    '%s',
    async (part) => {
      expect((await askPart(part)).status).toBe(404)
    },
  )
})

test.each(Object.entries(SCREENS))('robots may visit %s only if it is public', (path, { audience }) => {
  const { disallow } = robots().rules as { disallow: string[] }
  const rules = disallow.map((rule) => new RegExp(`^${rule.replaceAll('*', '.*')}`))
  const isAllowed = !rules.some((rule) => rule.test(path.replaceAll(/\[\w+\]/g, '7')))
  // Robots are not told of the screens of operators, which do not exist for them.
  expect(isAllowed).toBe(/^(everyone|visitors|operators)/.test(audience) && !path.startsWith('/api/'))
})

test('neither robots.txt nor the footer knows the screens of operators [4.35.2]', () => {
  expect(JSON.stringify(robots())).not.toContain('operate')
  const hidden = Object.values(SCREENS).filter(({ audience }) => audience === 'operators')
  expect(hidden.length).toBeGreaterThan(4)
  for (const { kept, inFooter, inSitemap } of hidden)
    expect([kept, inFooter, inSitemap]).toEqual([false, undefined, undefined])
})
