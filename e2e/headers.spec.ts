import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIResponse, expect } from '@playwright/test'
import { SCREENS } from '../lib/api/screens'
import { START_SCRIPT } from '../lib/contract/start-script'
import { openRestaurant, signUp } from './fixtures'
import { test } from './own-servers'

/** The directives of an answer's policy. */
function policyOf(answer: APIResponse): Map<string, string> {
  const directives = (answer.headers()['content-security-policy'] ?? '').split(';')
  return new Map(directives.map((directive) => /^\s*(\S+)\s*(.*)$/.exec(directive)?.slice(1) as [string, string]))
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const nonceOf = (answer: APIResponse) => /'nonce-([^']+)'/.exec(policyOf(answer).get('script-src') ?? '')?.[1]

/** Pages that are rendered for each request, and pages whose answers are kept and shared. */
const RENDERED = ['/login', '/home?unknown=1', '/restaurants/999999999', '/nowhere', '/api/docs']
const KEPT = Object.entries(SCREENS).flatMap(([route, { kept }]) => (kept ? route.replace('[id]', '1') : []))
const PAGES = [...RENDERED, ...KEPT]

const REST_OF_POLICY = [
  ['default-src', "'self'"],
  ['connect-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'self'"],
  ['frame-ancestors', "'none'"],
] as const

for (const path of RENDERED) {
  test(`${path} runs only the scripts of its own answer [T17, V3.4.2–6]`, async ({ request }) => {
    const [answer, again] = [await request.get(path), await request.get(path)]
    const policy = policyOf(answer)
    const nonce = nonceOf(answer)
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
    expect(nonceOf(again)).not.toBe(nonce)
    expect(policy.get('script-src')).toBe(`'self' ${hashOf(START_SCRIPT)} 'nonce-${nonce}' 'strict-dynamic'`)
    for (const [directive, value] of REST_OF_POLICY)
      expect([directive, policy.get(directive)]).toEqual([directive, value])
    // Every script of the page is the start script, one of Next's, or data that does not run.
    const html = (await answer.text()).replace(`<script>${START_SCRIPT}</script>`, '')
    const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect(scripts.length).toBeGreaterThan(3)
    for (const attributes of scripts) expect(attributes).toMatch(/nonce="|type="application\/ld\+json"/)
    expect(scripts.filter((attributes) => attributes.includes(`nonce="${nonce}"`)).length).toBeGreaterThan(3)
  })
}

for (const path of KEPT) {
  test(`${path}, kept for every visitor, runs its own scripts by their hashes and no others`, async ({ request }) => {
    const [, answer] = [await request.get(path), await request.get(path)]
    const policy = policyOf(answer)
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>(.*?)<\/script>/gs)]
    const hashes = inline.map(([, script = '']) => hashOf(script))
    expect(hashes.length).toBeGreaterThan(1)
    expect(policy.get('script-src')).toBe(["'self'", ...new Set(hashes)].join(' '))
    for (const [directive, value] of REST_OF_POLICY)
      expect([directive, policy.get(directive)]).toEqual([directive, value])
  })
}

test('nothing that users store on this site runs as a script in a kept page [V3.4.2–6]', async ({
  page,
  account,
  complaints,
}) => {
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const { url } = await account.api.call<{ url: string }>('POST', '/api/images', { image })
  await page.goto('/home')
  const outcomes = await page.evaluate(
    async (sources) => {
      const load = (source: string) =>
        new Promise<string>((resolve) => {
          const script = document.createElement('script')
          script.onload = () => resolve(`${source} ran`)
          script.onerror = () => resolve('refused')
          script.src = source
          document.head.append(script)
        })
      const inline = document.createElement('script')
      inline.text = 'window.stolen = true'
      document.head.append(inline)
      return [...(await Promise.all(sources.map(load))), 'stolen' in window ? 'inline ran' : 'refused']
    },
    [url, '/api/restaurants/1', '/api/menu-items'],
  )
  expect(outcomes).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(complaints.splice(0)).toHaveLength(4)
})

test('an answer of the API, whatever its status, can run nothing in a browser [V3.2.1–2]', async ({ request }) => {
  for (const path of ['/api/restaurants', '/api/auth/', '/api/nowhere', '/api', '/api/orders', '/api/health']) {
    const answer = await request.get(path)
    const { 'content-security-policy': policy, 'content-type': type } = answer.headers()
    expect([path, policy]).toEqual([
      path,
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ])
    expect(type).toMatch(/^application\/json/)
  }
})

test('an uploaded picture is served as a picture that can run nothing [V3.2.1–2]', async ({ request, customer }) => {
  const image =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
  const { url } = await customer.api.call<{ url: string }>('POST', '/api/images', { image })
  const answer = await request.get(url)
  expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/)
})

test('browsers keep pictures and icons for a day', async ({ request }) => {
  const page = await (await request.get('/login')).text()
  const icons = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)].map(
    ([, path]) => path,
  )
  expect(icons.length).toBeGreaterThan(2)
  for (const path of [...icons, '/favicon.ico', '/images/fallback.webp'] as string[]) {
    const answer = await request.get(path)
    const { 'cache-control': kept } = answer.headers()
    expect([path, answer.status(), kept]).toEqual([path, 200, 'public, max-age=86400, stale-while-revalidate=2592000'])
  }
})

test('every answer carries the security headers [T31, V3.4.2–6]', async ({ request }) => {
  const script = /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/login')).text())?.[0] ?? ''
  const others = [
    '/images/fallback.webp',
    '/images/nothing.webp',
    '/nothing.svg',
    '/robots.txt',
    '/api/images/x',
    script,
  ]
  for (const path of [...PAGES, ...others, '/api/restaurants']) {
    const headers = (await request.get(path)).headers()
    expect({ path, ...headers }).toMatchObject({
      path,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
  // A page without a nonce in its policy runs no script at all.
  for (const path of ['/images/nothing.webp', '/nothing.svg'])
    expect(policyOf(await request.get(path)).get('script-src')).toBe("'none'")
})

test('a site on https is only reached over https, and so are its cookies [V3.4.1, V12.2.1]', async ({ serve }) => {
  const url = await serve({ APP_URL: 'https://plateful.example' })
  for (const path of ['/', '/login', '/nowhere', '/api/auth', '/images/fallback.webp', '/icon.svg']) {
    const { headers } = await fetch(`${url}${path}`)
    expect([path, headers.get('strict-transport-security')]).toEqual([path, 'max-age=31536000; includeSubDomains'])
  }
  const [page, call] = [await fetch(`${url}/login`), await fetch(`${url}/api/auth`)]
  const token = /^XSRF-TOKEN=([^;]+)/.exec(call.headers.getSetCookie()[0] ?? '')?.[1] ?? ''
  const headers = { 'XSRF-Token': token, 'Content-Type': 'application/json', cookie: `XSRF-TOKEN=${token}` }
  const guest = await fetch(`${url}/api/auth/guest`, { method: 'POST', headers })
  expect(guest.status).toBe(201)
  for (const answer of [page, call, guest]) {
    const cookies = answer.headers.getSetCookie()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/(; HttpOnly)?; Secure; SameSite=Lax$/)
  }
})

test('the server fetches no picture from another site [T27, V1.3.6–7, V13.2.4–5]', async ({ playwright, serve }) => {
  let fetched = 0
  const elsewhere = createServer((_, answer) => {
    fetched++
    answer.end()
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const { port } = elsewhere.address() as AddressInfo
  // Uses another host name, since addresses with the site's own name count as its own pictures.
  const picture = `http://localhost:${port}/picture.png`

  // On a separate server, since the browsers of other tests would request the picture.
  const jar = await playwright.request.newContext({ baseURL: await serve({}) })
  const owner = await signUp(jar)
  const { id, items } = await openRestaurant(owner, { storeImage: picture })
  await owner.api.call('PUT', `/api/menu-items/${items[0].id}`, { food_image: picture })
  await owner.api.call('PUT', `/api/users/pfp/${owner.id}`, { profile_image: picture })
  for (const path of ['/account', '/home', '/menu-items', `/menu-items/${items[0].id}`, `/restaurants/${id}`]) {
    expect((await (await jar.get(path)).text()).includes(picture), path).toBe(true)
  }
  // The picture optimizer of Next is turned off.
  for (const url of [picture, 'http://169.254.169.254/latest', '//example.com/a.png', '/images/fallback.webp']) {
    const answer = await jar.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)
    expect([url, answer.status()]).toEqual([url, 404])
  }
  expect(fetched).toBe(0)
  elsewhere.close()
  await jar.dispose()
})
