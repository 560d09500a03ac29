import { sealData, unsealData } from 'iron-session'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { Browser } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addGuest } from '@/tests/world'
import { openSession, SESSION_COOKIE, sealSession } from './session'

const LOGIN_REQUIRED = { status: 401, message: 'Please log in to continue.', errors: {} }

beforeEach(freshDatabase)

describe('the session cookie', () => {
  test('is out of reach of scripts, and of other sites', async () => {
    const [line] = (await new Browser().ask('continueAsGuest')).headers.getSetCookie()
    expect(line).toMatch(/^plateful_session=[^;]+; Path=\/; Max-Age=1209600; SameSite=Lax; HttpOnly$/)
  })

  test('holds the user id and the version, and nothing else', async () => {
    const browser = new Browser()
    const { id } = await browser.call('continueAsGuest')
    const sealed = browser.cookies.get(SESSION_COOKIE) ?? ''
    expect(await unsealData(sealed, { password: env.SESSION_SECRET })).toEqual({ userId: id, version: 1 })
  })

  test('is sent over https only when the site is', async () => {
    vi.resetModules()
    vi.stubEnv('APP_URL', 'https://plateful.example')
    const { sessionCookie } = await import('./session')
    const { issueToken, tokenCookie } = await import('./anti-forgery')
    expect(sessionCookie('x')).toMatch(/; HttpOnly; Secure$/)
    expect(tokenCookie(issueToken())).toMatch(/; Secure$/)
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('is taken from no other host of the domain, on https', async () => {
    vi.resetModules()
    vi.stubEnv('APP_URL', 'https://plateful.example')
    const { sessionCookie } = await import('./session')
    // What browsers ask of a name that begins so.
    expect(sessionCookie('x')).toMatch(/^__Host-plateful_session=x; Path=\/; (?!.*Domain=).*; Secure$/)
    vi.unstubAllEnvs()
    vi.resetModules()
  })
})

describe('a session that is not one counts as none', () => {
  const seals: [string, () => Promise<string>][] = [
    ['text', async () => 'nonsense'],
    ['the seal of another secret', () => sealData({ userId: 1, version: 1 }, { password: 'x'.repeat(40) })],
    ['a seal of something else', () => sealData({ userId: 1 }, { password: env.SESSION_SECRET })],
    ['a user id that is a text', () => sealData({ userId: '1', version: 1 }, { password: env.SESSION_SECRET })],
    ['a user who is not there', () => sealSession({ userId: 99, version: 1 })],
    ['an older version', () => sealSession({ userId: 1, version: 1 })],
    ['a version yet to come', () => sealSession({ userId: 1, version: 3 })],
    ['a seal cut short', async () => (await sealSession({ userId: 1, version: 2 })).slice(0, -3)],
  ]

  test.each(seals)('%s', async (_, seal) => {
    await addCustomer({ id: 1, sessionVersion: 2 })
    const browser = new Browser()
    browser.cookies.set(SESSION_COOKIE, await seal())
    expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
    expect(await browser.call('getSession')).toEqual({
      message: 'Unauthorized',
      error: 'Unauthorized',
      errors: { message: 'Unauthorized' },
    })
  })

  test('one that has expired', async () => {
    const sealed = await sealSession({ userId: 1, version: 1 })
    vi.setSystemTime(Date.now() + 15 * 86_400_000)
    expect(await openSession(sealed)).toBeNull()
    vi.useRealTimers()
  })
})

test('a higher version ends every older session at once', async () => {
  const { browser, id } = await addCustomer()
  await browser.call('listOrders')
  await db.write((tx) => tx.user.update({ where: { id }, data: { sessionVersion: { increment: 1 } } }))
  expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
})

test('a session ends with the account', async () => {
  const { browser, id } = await addGuest()
  await browser.call('listOrders')
  await db.write((tx) => tx.user.delete({ where: { id } }))
  expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
})

describe('logging out', () => {
  test('ends the session of this browser and says so', async () => {
    const { browser } = await addCustomer()
    const answer = await browser.ask('logOut')
    expect(answer.body).toEqual({ message: 'User logged out' })
    expect(answer.headers.getSetCookie()[0]).toBe('plateful_session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly')
    expect(await browser.refusal('listOrders')).toEqual(LOGIN_REQUIRED)
  })

  test('is no error for a visitor who was not signed in', async () => {
    expect(await new Browser().call('logOut')).toEqual({ message: 'User logged out' })
  })

  test('does not happen because another site links to it', async () => {
    const { browser } = await addCustomer()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await browser.refusal('logOut', { headers })).toMatchObject({ status: 403 })
    await browser.call('listOrders')
  })

  test.each(['same-origin', 'same-site', 'none', null])('happens when Sec-Fetch-Site is %s', async (site) => {
    const { browser } = await addCustomer()
    await browser.call('logOut', { headers: { 'sec-fetch-site': site } })
    expect(browser.cookies.has(SESSION_COOKIE)).toBe(false)
  })
})
