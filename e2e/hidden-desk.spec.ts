import { type APIRequestContext, expect } from '@playwright/test'
import { endpoints } from '../lib/api/endpoints'
import { SCREENS } from '../lib/api/screens'
import type { Endpoint } from '../lib/contract/endpoint'
import { test } from './fixtures'
import { enterAsOperator } from './operating'
import { placeOrder } from './ordering'

/** A path that is as long and does not exist. */
const elsewhere = (path: string) => path.replace(/operate|%6fperate/i, 'nothing').replace('password', 'nothings')

const PAGES = [
  ...Object.entries(SCREENS).flatMap(([path, { audience }]) =>
    audience === 'operators' ? path.replaceAll(/\[\w+\]/g, '1') : [],
  ),
  // The same in other spellings, and what is no screen there either.
  ...['/operate/', '/operate?q=1', '/operate/nowhere', '/operate/orders/x', '/operate/orders/x.png', '/operate/x.php'],
  ...['/%6Fperate', '/%6fperate/orders', '/operate%2Forders', '/Operate', '/operate//orders'],
]
const OPERATED = Object.values<Endpoint>(endpoints).filter(({ auth }) => auth === 'operator')
const CALLS = [...new Set(OPERATED.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')))]
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Headers that differ on any two answers. */
const OF_ONE_ANSWER = ['date', 'x-request-id']

/** The whole answer without what differs on any two: its id and date, nonce, cookies, and how its data was cut for sending. */
async function answerTo(jar: APIRequestContext, method: string, path: string, headers: Record<string, string>) {
  const answer = await jar.fetch(path, { method, headers, maxRedirects: 0, ...(method === 'POST' && { data: '{}' }) })
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none'
  const plain = (text: string) => text.replaceAll(nonce, 'nonce').replaceAll(elsewhere(path), path)
  const told = answer
    .headersArray()
    .filter(({ name }) => !OF_ONE_ANSWER.includes(name.toLowerCase()))
    .map(({ name, value }) => `${name}: ${plain(value).replace(/^(\w+=)[^;]+/, '$1')}`)
  const cut = /"\]\)<\/script><script nonce="nonce">self\.__next_f\.push\(\[1,"/g
  return { status: answer.status(), headers: told, body: plain(await answer.text()).replaceAll(cut, '') }
}

const KINDS: Record<string, string>[] = [{}, { rsc: '1' }, { 'content-type': 'application/json' }]

test('for a visitor, a customer and an owner the desk of operators answers as what does not exist [4.35.2, 4.39.6]', async ({
  newJar,
  account,
  restaurant,
}) => {
  test.slow()
  const visitor = await newJar()
  // With the cookies of any earlier page.
  await visitor.get('/home')
  for (const jar of [visitor, account.api.jar, restaurant.owner.api.jar]) {
    await jar.get('/')
    for (const path of PAGES) {
      for (const headers of KINDS) {
        const [desk, nothing] = [
          await answerTo(jar, 'GET', path, headers),
          await answerTo(jar, 'GET', elsewhere(path), headers),
        ]
        expect(desk, path).toEqual(nothing)
      }
    }
    for (const method of METHODS) {
      expect(await answerTo(jar, method, '/operate', {})).toEqual(await answerTo(jar, method, '/nothing', {}))
      for (const path of CALLS) {
        const [desk, nothing] = [
          await answerTo(jar, method, path, {}),
          await answerTo(jar, method, elsewhere(path), {}),
        ]
        expect(desk, `${method} ${path}`).toEqual(nothing)
      }
    }
  }
})

test('an operator is told by the desk itself that there is no such order [4.39.7]', async ({ account, restaurant }) => {
  const { id } = await placeOrder(account, restaurant)
  await enterAsOperator(restaurant.owner)
  const { jar } = restaurant.owner.api
  expect((await jar.get(`/operate/orders/${id}`)).status()).toBe(200)
  for (const unknown of ['orders/999999999', 'orders/x', 'orders/0', 'restaurants/999999999', 'people/x']) {
    const answer = await jar.get(`/operate/${unknown}`)
    expect([unknown, answer.status()]).toEqual([unknown, 404])
    expect(await answer.text()).toContain('It may have been deleted, or it was an order')
  }
  expect((await jar.get('/operate/nowhere')).status()).toBe(404)
})
