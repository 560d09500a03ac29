import { beforeEach, describe, expect, test } from 'vitest'
import { Browser, ENDPOINTS, SITE } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOperator } from '@/tests/world'
import { issueToken, isToken, TOKEN_COOKIE, TOKEN_HEADER } from './anti-forgery'
import { SESSION_COOKIE } from './session'

const STALE = { status: 403, message: 'Your session has expired. Please try again.', kind: 'stale_token' }
const FOREIGN = 'Requests from another site are refused.'
const mutating = ENDPOINTS.filter(([, { method }]) => method !== 'GET')
/** For everybody but operators, the operators' calls are unknown paths, which set no token. */
const reading = ENDPOINTS.filter(([, { method, auth }]) => method === 'GET' && auth !== 'operator')
/** For the endpoints that have an id in their path. */
const id = 1

beforeEach(freshDatabase)

describe('a GET of the API gives a visitor without a token one that scripts can read [7.3.1]', () => {
  test.each(reading.filter(([name]) => name !== 'logOut'))('%s', async (name) => {
    const answer = await new Browser().ask(name, { id })
    const cookies = answer.headers.getSetCookie()
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^XSRF-TOKEN=[\w-]+\.[\w-]+; Max-Age=1209600; Path=\/; SameSite=Lax$/)
    expect(isToken(cookies[0]?.split(';')[0]?.slice('XSRF-TOKEN='.length))).toBe(true)
  })

  test('a token that fits the session stays as it is', async () => {
    const browser = new Browser()
    await browser.call('listRestaurants')
    expect((await browser.ask('listRestaurants')).headers.getSetCookie()).toEqual([])
  })

  test('a token that does not fit the session is replaced', async () => {
    const browser = await addCustomer()
    for (const planted of ['', 'x', 'x.y', issueToken(), issueToken('another session')]) {
      browser.cookies.set(TOKEN_COOKIE, planted)
      await browser.call('getSession')
      expect(browser.cookies.get(TOKEN_COOKIE)).not.toBe(planted)
      expect(isToken(browser.cookies.get(TOKEN_COOKIE), browser.cookies.get(SESSION_COOKIE))).toBe(true)
    }
  })
})

describe('a mutating call without the token of its session is refused [7.3.1, 7.3.2, T7, V3.5.1–2]', () => {
  /** Header and cookie of an attack. */
  const attacks: [
    string,
    (own: string, other: string, session: string) => { header: string | null; cookie: string | null },
  ][] = [
    ['neither header nor cookie', () => ({ header: null, cookie: null })],
    ['no header', (own) => ({ header: null, cookie: own })],
    ['an empty header', (own) => ({ header: '', cookie: own })],
    ['no cookie', (own) => ({ header: own, cookie: null })],
    ['both empty', () => ({ header: '', cookie: '' })],
    ['a header that is not the cookie', (own, other) => ({ header: other, cookie: own })],
    [
      'a header that fits the session but is not the cookie',
      (own, _, session) => ({ header: issueToken(session), cookie: own }),
    ],
    ['a pair that nobody signed', () => ({ header: 'a.b', cookie: 'a.b' })],
    ['the pair of another session', (_, other) => ({ header: other, cookie: other })],
    ['the pair of a visitor who is not signed in', () => ({ header: issueToken(), cookie: issueToken() })],
    ['a signature cut short', (own) => ({ header: own.slice(0, -1), cookie: own.slice(0, -1) })],
    ['a signature with an addition', (own) => ({ header: `${own}.x`, cookie: `${own}.x` })],
  ]

  let ada: Account
  let bob: Account
  let operator: Account
  scene(async () => {
    ada = await addCustomer()
    bob = await addCustomer()
    operator = await addOperator()
    await ada.call('getSession')
    await bob.call('getSession')
  })
  const tokenOf = (browser: Account) => browser.cookies.get(TOKEN_COOKIE) ?? ''

  test.each(attacks)('%s', async (_, attack) => {
    const { header, cookie } = attack(tokenOf(ada), tokenOf(bob), ada.cookies.get(SESSION_COOKIE) ?? '')
    const cookies = [...ada.cookies].filter(([name]) => name !== TOKEN_COOKIE).map((pair) => pair.join('='))
    if (cookie !== null) cookies.push(`${TOKEN_COOKIE}=${cookie}`)
    const headers = { [TOKEN_HEADER]: header, cookie: cookies.join('; ') }
    const refusal = await ada.refusal('addFunds', { id: ada.id, body: { amount: 1 }, headers })
    expect(refusal).toEqual({ ...STALE, errors: {} })
    expect(await ada.call('getSession')).toMatchObject({ wallet: 999.99 })
  })

  test('a valid signed pair of a visitor is refused in a session [7.3.1, V3.3.3]', async () => {
    const token = issueToken()
    ada.cookies.set(TOKEN_COOKIE, token)
    const refusal = await ada.refusal('addFunds', { id: ada.id, body: { amount: 1 } })
    expect(refusal).toMatchObject(STALE)
  })

  test.each(mutating)('each mutating call needs the token: %s', async (name, { auth }) => {
    for (const browser of auth === 'operator' ? [operator] : [ada, new Browser()]) {
      const refusal = await browser.refusal(name, { id, body: {}, headers: { [TOKEN_HEADER]: null } })
      expect(refusal).toEqual({ ...STALE, errors: {} })
    }
  })

  test.each(mutating)(
    'a call from another site is refused even with the token: %s [7.3.1, T7]',
    async (name, { auth }) => {
      const browser = auth === 'operator' ? operator : ada
      for (const origin of [
        'https://evil.example',
        'http://localhost:3001',
        'https://localhost.evil.example',
        'null',
        '',
      ]) {
        const refusal = await browser.refusal(name, { id, body: {}, headers: { origin } })
        expect(refusal).toEqual({ status: 403, message: FOREIGN, errors: {} })
      }
    },
  )

  test('calls from this site, without an Origin or from the requested host are accepted', async () => {
    const elsewhere = { origin: 'http://10.0.0.7:8080', host: '10.0.0.7:8080' }
    for (const headers of [{ origin: SITE }, { origin: null }, elsewhere])
      await ada.call('updateProfile', { id: ada.id, headers })
  })
})

describe('the token changes with the session [7.3.1]', () => {
  test('a token from before the login is refused after it', async () => {
    const browser = new Browser()
    await browser.call('getSession')
    const before = browser.cookies.get(TOKEN_COOKIE) ?? ''
    const { id } = await browser.call('signUp', { body: aCustomer() })
    expect(browser.cookies.get(TOKEN_COOKIE)).not.toBe(before)
    await browser.call('updateProfile', { id })
    browser.cookies.set(TOKEN_COOKIE, before)
    expect(await browser.refusal('updateProfile', { id })).toMatchObject(STALE)
  })

  test('a token from before the logout is refused after it', async () => {
    const browser = await addCustomer()
    await browser.call('getSession')
    const before = browser.cookies.get(TOKEN_COOKIE) ?? ''
    await browser.call('logOut')
    expect(isToken(browser.cookies.get(TOKEN_COOKIE))).toBe(true)
    browser.cookies.set(TOKEN_COOKIE, before)
    expect(await browser.refusal('continueAsGuest')).toMatchObject(STALE)
  })
})

test('each token is different [V11.5.1]', () => {
  expect(new Set(Array.from({ length: 100 }, () => issueToken('s'))).size).toBe(100)
})
