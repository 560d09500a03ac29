import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '@/lib/accounts/server/password'
import { db } from '@/lib/db/client'
import { Browser, type Call, type EndpointName } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { aPictureUrl } from '@/tests/pictures'
import { type Account, addCustomer } from '@/tests/world'
import { DEVICE_COOKIE } from './known-device'

vi.hoisted(() => {
  process.env.LIMIT_LOGINS = '9'
  process.env.LIMIT_FAILED_LOGINS = '3'
  process.env.LIMIT_FAILED_LOGINS_OF_ACCOUNT = '7'
  process.env.LIMIT_SIGNUPS = '2'
  process.env.LIMIT_GUESTS = '2'
  process.env.LIMIT_DEMO_LOGINS = '2'
  process.env.LIMIT_UPLOADS = '3'
  process.env.LIMIT_EMAIL_CHANGES = '5'
  process.env.LIMIT_UPLOADS_PER_ADDRESS = '5'
})

beforeEach(freshDatabase)

/** A call from an address, as the server writes it into the header. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const HERE = from('203.0.113.9')
const THERE = from('203.0.113.10')

const refused = (minutes: number) => ({
  status: 429,
  message: `Too many attempts. Please try again in ${minutes} minutes.`,
  errors: {},
  retryAfter: expect.closeTo(minutes * 60, -2),
})

describe('attempts from one address', () => {
  const visitors: [EndpointName, number, () => Promise<Call>][] = [
    ['signUp', 2, async () => ({ body: aCustomer() })],
    ['continueAsGuest', 2, async () => ({})],
    ['demoLogIn', 2, async () => ({ id: (await addCustomer({ demo: true })).id })],
  ]

  test.each(visitors)('%s is allowed %i times in an hour [7.4.5, V2.4.1]', async (name, times, callOf) => {
    const make = async (headers: Call['headers']) => new Browser().ask(name, { ...(await callOf()), headers })
    for (let turn = 0; turn < times; turn++) expect((await make(HERE)).status).toBeLessThan(300)
    const answer = await make(HERE)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(3600)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await new Browser().refusal(name, { ...(await callOf()), headers: HERE })).toEqual(refused(60))
    // What the client claims before it changes nothing; another address is still allowed.
    expect((await make(from('6.6.6.6, 203.0.113.9'))).status).toBe(429)
    expect((await make(THERE)).status).toBeLessThan(300)
  })

  test('a refused call has no effect', async () => {
    for (let turn = 0; turn < 5; turn++) await new Browser().ask('continueAsGuest', { headers: HERE })
    expect(await db.read.user.count()).toBe(2)
  })

  test('a call from another site is not counted', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const headers = { ...HERE, origin: 'https://evil.example' }
      expect(await new Browser().refusal('continueAsGuest', { headers })).toMatchObject({ status: 403 })
    }
    await new Browser().call('continueAsGuest', { headers: HERE })
  })

  test('logins are counted, right or wrong, whichever account they are for', async () => {
    for (let turn = 0; turn < 9; turn++) {
      const body = { credential: `nobody${turn}@example.com`, password: 'x' }
      expect(await new Browser().refusal('logIn', { body, headers: HERE })).toMatchObject({ status: 401 })
    }
    const body = { credential: 'nobody@example.com', password: 'x' }
    expect(await new Browser().refusal('logIn', { body, headers: HERE })).toEqual(refused(15))
    expect(await new Browser().refusal('logIn', { body, headers: THERE })).toMatchObject({ status: 401 })
  })
})

test('an account changes its email five times in an hour, whoever else does', async () => {
  const [ada, bob] = [await addCustomer(), await addCustomer({ email: 'bob@example.com', phoneNumber: '2125550177' })]
  const change = (account: Account, at: number) =>
    account.ask('updateProfile', { id: account.id, body: { email: `new${account.id}.${at}@example.com` } })
  for (let at = 0; at < 5; at++) expect((await change(ada, at)).status).toBe(200)
  const mails = await db.read.mail.count()
  const beyond = await change(ada, 5)
  expect([beyond.status, Number(beyond.headers.get('retry-after'))]).toEqual([429, expect.closeTo(3600, -2)])
  expect(await db.read.mail.count()).toBe(mails)
  expect((await ada.ask('updateProfile', { id: ada.id, body: { city: 'Boston' } })).status).toBe(200)
  expect((await change(bob, 0)).status).toBe(200)
})

describe('failed logins of one account', () => {
  const account = aCustomer({ email: 'ada@example.com', phoneNumber: '2125550100' })
  beforeEach(async () => {
    await new Browser().call('signUp', { body: account })
  })

  let turn = 0
  const elsewhere = () => from(`198.51.100.${turn++ % 250}`)
  const logIn = (
    password: string,
    headers: Call['headers'],
    { credential = account.email, browser = new Browser() } = {},
  ) => browser.ask('logIn', { body: { credential, password }, headers })
  const { password } = account
  /** Failures one after another, each from another address unless one is given. */
  async function fail(times: number, { headers, ...by }: { headers?: Call['headers']; credential?: string } = {}) {
    const statuses = []
    for (let at = 0; at < times; at++) statuses.push((await logIn('wrong password', headers ?? elsewhere(), by)).status)
    return statuses
  }

  test('one address is refused from the fourth failure on, even with the right password [5.1.12, T1]', async () => {
    expect(await fail(3, { headers: HERE })).toEqual([401, 401, 401])
    const answer = await logIn('wrong password', HERE)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.closeTo(900, -2)])
    expect((await logIn(password, HERE)).status).toBe(429)
    expect((await logIn(password, HERE, { credential: ` ${account.email.toUpperCase()}` })).status).toBe(429)
  })

  test('no one uses up the attempts of an account from another address [5.1.12]', async () => {
    await fail(5, { headers: THERE })
    expect((await logIn(password, HERE)).status).toBe(200)
  })

  test('all addresses together are refused from the eighth failure on [5.1.12, T1]', async () => {
    expect(await fail(7)).toEqual([401, 401, 401, 401, 401, 401, 401])
    const answer = await logIn(password, HERE)
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.closeTo(3600, -2)])
  })

  describe('a browser that has logged in before', () => {
    let known: Browser
    beforeEach(async () => {
      known = new Browser()
      expect((await logIn(password, HERE, { browser: known })).status).toBe(200)
      await known.call('logOut')
    })

    test('logs in however many guesses come from elsewhere [5.1.12]', async () => {
      await fail(9)
      expect((await logIn(password, HERE, { browser: known })).status).toBe(200)
    })

    test('is limited by its own failures [5.1.12, T1]', async () => {
      for (let at = 0; at < 3; at++) await logIn('wrong password', HERE, { browser: known })
      expect((await logIn(password, HERE, { browser: known })).status).toBe(429)
    })

    test('is unknown to other accounts, after a new password, and with a forged cookie [5.1.12, T4]', async () => {
      await fail(9)
      const cookie = known.cookies.get(DEVICE_COOKIE) ?? ''
      known.cookies.set(DEVICE_COOKIE, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`)
      expect((await logIn(password, HERE, { browser: known })).status).toBe(429)
      known.cookies.set(DEVICE_COOKIE, cookie)
      const bo = aCustomer({ email: 'bo@example.com', phoneNumber: '2125550199' })
      await new Browser().call('signUp', { body: bo })
      await fail(9, { credential: bo.email })
      const other = { browser: known, credential: bo.email }
      expect((await logIn(bo.password, HERE, other)).status).toBe(429)
      const passwordHash = await hashPassword('another password')
      await db.write((tx) => tx.user.update({ where: { email: account.email }, data: { passwordHash } }))
      expect((await logIn('another password', HERE, { browser: known })).status).toBe(429)
    })

    test('has a cookie that scripts cannot read, for a year', async () => {
      const answer = await logIn(password, HERE, { browser: known })
      const line = answer.headers.getSetCookie().find((one) => one.startsWith(`${DEVICE_COOKIE}=`))
      expect(line).toContain('HttpOnly')
      expect(line).toContain('SameSite=Lax')
      expect(line).toContain(`Max-Age=${365 * 24 * 3600}`)
    })
  })

  test('failures are forgotten after a right password', async () => {
    for (let round = 0; round < 3; round++) {
      expect(await fail(2, { headers: HERE })).toEqual([401, 401])
      expect((await logIn(password, HERE)).status).toBe(200)
    }
  })

  test('an account that does not exist is limited in the same way [T2]', async () => {
    const tries = async (credential: string) => {
      const answers = []
      for (let at = 0; at < 5; at++) answers.push(await logIn('wrong password', HERE, { credential }))
      for (let at = 0; at < 6; at++) answers.push(await logIn('wrong password', elsewhere(), { credential }))
      // The seconds to wait decrease while the passwords are compared.
      return answers.map(({ status, text }) => [status, text.replace(/"retryAfter":\d+/, '')])
    }
    expect(await tries('nobody@example.com')).toEqual(await tries(account.email))
    // Nor does the count reveal that an email and a phone number belong to one account.
    expect((await logIn('wrong password', THERE, { credential: account.phoneNumber })).status).toBe(401)
  })

  test('of many guesses at once, no more passwords are compared than are allowed [T1, V6.3.1]', async () => {
    const near = await Promise.all(Array.from({ length: 8 }, () => fail(1, { headers: HERE })))
    expect(near.flat().filter((status) => status === 401)).toHaveLength(3)
    const far = await Promise.all(Array.from({ length: 8 }, () => fail(1)))
    expect(far.flat().filter((status) => status === 401)).toHaveLength(4)
  })

  test('a login form with a mistake is not counted', async () => {
    for (let at = 0; at < 5; at++) expect((await logIn('', HERE)).status).toBe(400)
    expect((await logIn(password, HERE)).status).toBe(200)
  })
})

describe('uploads of pictures', () => {
  let image: string
  beforeAll(async () => {
    image = await aPictureUrl()
  })

  const upload = async (browser: Account, headers: Call['headers'] = HERE) =>
    (await browser.ask('uploadImage', { body: { image }, headers })).status
  const save = async (browser: Account, headers: Call['headers'] = HERE) =>
    (await browser.ask('updatePicture', { id: browser.id, body: { profile_image: image }, headers })).status

  test('uploads of one account are limited, both ways of sending together, from any address', async () => {
    const [ada, bob] = [await addCustomer(), await addCustomer()]
    expect([await upload(ada), await save(ada, THERE), await upload(ada, THERE)]).toEqual([201, 200, 201])
    expect([await upload(ada, from('198.51.100.1')), await save(ada, from('198.51.100.2'))]).toEqual([429, 429])
    expect(await upload(bob)).toBe(201)
  })

  test('uploads from one address are limited across accounts', async () => {
    const customers = [await addCustomer(), await addCustomer(), await addCustomer()] as const
    const [ada, bob, eve] = customers
    expect([await upload(ada), await upload(ada), await upload(ada)]).toEqual([201, 201, 201])
    expect([await upload(bob), await upload(bob), await upload(eve)]).toEqual([201, 201, 429])
    expect(await upload(eve, THERE)).toBe(201)
  })

  test('uploads of a visitor are not counted', async () => {
    for (let at = 0; at < 7; at++) expect(await upload(new Browser())).toBe(401)
    expect(await upload(await addCustomer())).toBe(201)
  })
})
