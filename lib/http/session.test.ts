import { sealData, unsealData } from 'iron-session'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SESSION_LIFE_MS } from '@/lib/accounts/rules/session-life'
import { startSession } from '@/lib/accounts/server/sessions'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { runMaintenance } from '@/lib/server/maintenance'
import { Browser, signedIn } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addGuest } from '@/tests/world'
import { openSession, SESSION_COOKIE, sealSession } from './session'

const LOGIN_REQUIRED = { status: 401, message: 'Please log in to continue.', errors: {} }

beforeEach(freshDatabase)

describe('the session cookie', () => {
  test('the cookie is hidden from scripts and not sent by other sites [6.4.1, V3.3.2, V3.3.4]', async () => {
    const [line] = (await new Browser().ask('continueAsGuest')).headers.getSetCookie()
    expect(line).toMatch(/^plateful_session=[^;]+; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('the cookie holds the id of a row, and nothing else [6.4.1, T4]', async () => {
    const browser = new Browser()
    const user = await browser.call('continueAsGuest')
    const sessionCookie = browser.cookies.get(SESSION_COOKIE) ?? ''
    const { id, userId } = await db.read.session.findFirstOrThrow()
    expect(await unsealData(sessionCookie, { password: env.SESSION_SECRET, ttl: 0 })).toEqual({ id })
    expect(userId).toBe(user.id)
  })

  test('the cookie is limited to https on a site with https [6.4.1]', async () => {
    vi.resetModules()
    vi.stubEnv('APP_URL', 'https://plateful.example')
    const { setSessionCookie } = await import('./session')
    const { tokenCookie } = await import('./anti-forgery')
    expect(setSessionCookie('x')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/)
    expect(tokenCookie()).toMatch(/; Secure; SameSite=Lax$/)
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('on https the name of the cookie keeps other hosts of the domain from setting it [T5, V3.3.1]', async () => {
    vi.resetModules()
    vi.stubEnv('APP_URL', 'https://plateful.example')
    const { setSessionCookie } = await import('./session')
    // What browsers require of a cookie with this prefix.
    expect(setSessionCookie('x')).toMatch(
      /^__Host-plateful_session=x; (?!.*Domain=).*; Path=\/; .*; Secure; SameSite=Lax$/,
    )
    vi.unstubAllEnvs()
    vi.resetModules()
  })
})

describe('an invalid session counts as none [4.7.1, 7.1.1, 7.1.6, T4, V1.5.2, V7.2.1–2, V9.1.1–3, V9.2.1–2, V11.3.1–3]', () => {
  const ofOther = (data: object) => sealData(data, { password: env.SESSION_SECRET, ttl: 0 })
  const seals: [string, (id: number) => Promise<string>][] = [
    ['text', async () => 'nonsense'],
    ['the seal of another secret', (id) => sealData({ id }, { password: 'x'.repeat(40) })],
    ['a seal of something else', () => ofOther({ userId: 1, version: 1 })],
    ['an id that is a text', (id) => ofOther({ id: String(id) })],
    ['an id that is a fraction', (id) => ofOther({ id: id + 0.5 })],
    ['a session that is not there', (id) => sealSession(id + 1)],
    ['a seal cut short', async (id) => (await sealSession(id)).slice(0, -3)],
  ]

  test.each(seals)('%s', async (_, seal) => {
    const { id } = await addCustomer()
    const session = await startSession(
      { userId: id, device: 'Tests', proof: {}, replaces: null },
      { db, now: new Date() },
    )
    const browser = new Browser()
    browser.cookies.set(SESSION_COOKIE, await seal(session.id))
    expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
    expect(await browser.call('getSession')).toEqual({
      message: 'Unauthorized',
      error: 'Unauthorized',
      errors: { message: 'Unauthorized' },
    })
  })

  test('a session that began two weeks ago counts as none [V7.3.2, V9.2.1–2]', async () => {
    const browser = await addCustomer()
    const begun = (ago: number) =>
      db.write((tx) =>
        tx.session.updateMany({ where: { userId: browser.id }, data: { createdAt: new Date(Date.now() - ago) } }),
      )
    await begun(SESSION_LIFE_MS - 60_000)
    await browser.call('listOrders')
    await begun(SESSION_LIFE_MS)
    expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
    await runMaintenance({ db, now: new Date() })
    expect(await db.read.session.count()).toBe(0)
  })
})

test('a session is not cached for longer when the clock is set back [T44]', async () => {
  const sessionCookie = await sealSession(7)
  await openSession(sessionCookie)
  // Two minutes pass, while the clock is set back by a year.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 120_000)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 365 * 86_400_000 })
  const unseal = vi.spyOn(crypto.subtle, 'decrypt')
  expect(await openSession(sessionCookie)).toBe(7)
  expect(unseal).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

test('thousands of forged cookies do not push a session in use out of the cache', async () => {
  const sessionCookie = await sealSession(7)
  await openSession(sessionCookie)
  const unseal = vi.spyOn(crypto.subtle, 'decrypt')
  for (let forged = 0; forged < 3_000; forged += 1) {
    await openSession(`forged ${forged}`)
    if (forged % 1_000 === 0) await openSession(sessionCookie)
  }
  expect(await openSession(sessionCookie)).toBe(7)
  expect(unseal).not.toHaveBeenCalled()
})

test('a session ends when its account is deleted [V7.4.1–3]', async () => {
  const browser = await addGuest()
  await browser.call('listOrders')
  await db.write((tx) => tx.user.delete({ where: { id: browser.id } }))
  expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
})

describe('the time a session was last used', () => {
  const MINUTE = 60_000
  const lastSeen = async () => (await db.read.session.findFirstOrThrow()).lastSeenAt.getTime()
  const seen = (ago: number) =>
    db.write((tx) => tx.session.updateMany({ data: { lastSeenAt: new Date(Date.now() - ago) } }))

  test('the time of last use is stored once in a quarter of an hour at most', async () => {
    const browser = await addCustomer()
    await seen(16 * MINUTE)
    await browser.call('listOrders')
    expect(await lastSeen()).toBeGreaterThan(Date.now() - MINUTE)
    const write = vi.spyOn(db, 'write')
    await browser.call('listOrders')
    expect(write).not.toHaveBeenCalled()
  })

  test('the time of last use is read by the statement that finds the user', async () => {
    const browser = await addCustomer()
    const raw = vi.spyOn(db.read, '$queryRaw')
    const reads = vi.spyOn(db.read.user, 'findUnique')
    await browser.call('getSession')
    expect(raw).toHaveBeenCalledOnce()
    expect(reads).not.toHaveBeenCalled()
  })
})

describe('logging out', () => {
  test('a logout ends the session of this browser and says so [7.1.1, 7.1.9, V7.4.1–3]', async () => {
    const browser = await addCustomer()
    const answer = await browser.ask('logOut')
    expect(answer.body).toEqual({ message: 'User logged out' })
    expect(answer.headers.getSetCookie()[0]).toBe('plateful_session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
    expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
  })

  test('a copy of the cookie is refused after a logout [6.4.1, T6, V7.4.1–3]', async () => {
    const browser = await addCustomer()
    const copy = browser.copy()
    await copy.call('listOrders')
    await browser.call('logOut')
    expect(await copy.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
  })

  test('a logout leaves the other sessions of the user', async () => {
    const browser = await addCustomer()
    const other = await signedIn(browser)
    await browser.call('logOut')
    await other.call('listOrders')
  })

  test('a second logout succeeds without effect', async () => {
    const browser = await addCustomer()
    const both = await Promise.all([browser, browser.copy()].map((each) => each.ask('logOut')))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  test('the logout of a visitor is no error', async () => {
    expect(await new Browser().call('logOut')).toEqual({ message: 'User logged out' })
  })

  test.each([
    ['another site links to it', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['another host of the domain does', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'empty' }],
    ['a page of ours shows it as a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a page of ours frames it', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' }],
    ['a page of ours runs it as a script', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'script' }],
  ])('a logout is refused because %s [7.1.1, 7.1.9, T8, V3.5.3]', async (_, headers) => {
    const browser = await addCustomer()
    expect(await browser.refusal('logOut', { headers })).toMatchObject({ status: 403 })
    await browser.call('listOrders')
  })

  test.each([
    ['a page of ours fetches it', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }],
    ['a user types its address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    ['a program asks', { 'sec-fetch-site': null }],
  ])('a logout happens when %s', async (_, headers) => {
    const browser = await addCustomer()
    await browser.call('logOut', { headers })
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false)
  })
})
