import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser, type Call, type EndpointName } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { aPictureUrl } from '@/tests/pictures'
import { type Account, addCustomer } from '@/tests/world'

vi.hoisted(() => {
  process.env.LIMIT_LOGINS = '9'
  process.env.LIMIT_FAILED_LOGINS = '3'
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
  /** Each from another address. */
  function logIn(credential: string, password: string) {
    const headers = from(`198.51.100.${turn++ % 250}`)
    return new Browser().ask('logIn', { body: { credential, password }, headers })
  }
  const fail = async (credential: string) => (await logIn(credential, 'wrong password')).status

  test('logins are refused from the fourth failure on, even with the right password [T1]', async () => {
    expect([await fail(account.email), await fail(account.email), await fail(account.email)]).toEqual([401, 401, 401])
    const answer = await logIn(account.email, 'wrong password')
    expect([answer.status, Number(answer.headers.get('retry-after'))]).toEqual([429, expect.closeTo(900, -2)])
    expect((await logIn(account.email, account.password)).status).toBe(429)
    expect((await logIn(` ${account.email.toUpperCase()}`, account.password)).status).toBe(429)
  })

  test('failures are forgotten after a right password', async () => {
    for (let round = 0; round < 3; round++) {
      expect([await fail(account.email), await fail(account.email)]).toEqual([401, 401])
      expect((await logIn(account.email, account.password)).status).toBe(200)
    }
  })

  test('an account that does not exist is limited in the same way [T2]', async () => {
    const tries = async (credential: string) => {
      const answers = []
      for (let at = 0; at < 5; at++) answers.push(await logIn(credential, 'wrong password'))
      // The seconds to wait decrease while the passwords are compared.
      return answers.map(({ status, text }) => [status, text.replace(/"retryAfter":\d+/, '')])
    }
    expect(await tries('nobody@example.com')).toEqual(await tries(account.email))
    // Nor does the count reveal that an email and a phone number belong to one account.
    expect(await fail(account.phoneNumber)).toBe(401)
  })

  test('of many guesses at once, no more passwords are compared than are allowed [T1, V6.3.1]', async () => {
    const statuses = await Promise.all(Array.from({ length: 8 }, () => fail(account.email)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(3)
  })

  test('a login form with a mistake is not counted', async () => {
    for (let at = 0; at < 5; at++) expect((await logIn(account.email, '')).status).toBe(400)
    expect((await logIn(account.email, account.password)).status).toBe(200)
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
