import Piscina from 'piscina'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { Browser, type Out } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addGuest } from '@/tests/world'

const form = aCustomer({ email: 'ada@example.com', phoneNumber: '2125550100' })
const { password } = form
let user: Out<'signUp'>

beforeAll(async () => {
  freshDatabase()
  user = await new Browser().call('signUp', { body: form })
  await addCustomer({ email: 'passwordless@example.com', passwordHash: null })
})

describe('an account is opened by its email or its phone number', () => {
  test.each([
    { credential: 'ada@example.com', password },
    { credential: '  ADA@Example.com ', password },
    { credential: '2125550100', password },
    { credential: '212-555-0100', password },
    { email: 'ada@example.com', password },
    { phoneNumber: '212-555-0100', password },
    { phone_number: '2125550100', password },
    { credential: '', email: '', phoneNumber: '2125550100', password },
  ])('%j', async (body) => {
    const browser = new Browser()
    expect(await browser.call('logIn', { body })).toEqual(user)
    expect(await browser.call('getSession')).toEqual(user)
  })
})

describe('a form with a mistake is refused', () => {
  const NEITHER = 'Please enter a valid email or phone number'

  test.each([
    [{ credential: '', password }, { credential: NEITHER }],
    [{ credential: '   ', password }, { credential: NEITHER }],
    [{ password }, { credential: NEITHER }],
    [{}, { credential: NEITHER, password: 'Password is required' }],
    [
      { credential: '', password: '' },
      { credential: NEITHER, password: 'Password is required' },
    ],
    [{ credential: null, password }, { credential: NEITHER }],
    [{ credential: 'ada@example', password }, { credential: 'Invalid email' }],
    [{ credential: 'ada', password }, { credential: 'Invalid email' }],
    [{ credential: `${'a'.repeat(300)}@b.co`, password }, { credential: 'Invalid email' }],
    [{ credential: '12345', password }, { credential: 'Invalid phone number' }],
    [{ credential: '212-555-01000', password }, { credential: 'Invalid phone number' }],
    [{ credential: '212 555 0100', password }, { credential: 'Invalid phone number' }],
    [{ email: 'ada@example', password }, { email: 'Invalid email' }],
    [{ phoneNumber: '12', password }, { phoneNumber: 'Invalid phone number' }],
    [{ phone_number: '12', password }, { phone_number: 'Invalid phone number' }],
    [{ credential: 'ada@example.com' }, { password: 'Password is required' }],
    [{ credential: 'ada@example.com', password: '' }, { password: 'Password is required' }],
    [{ credential: 'ada@example.com', password: 12_345_678 }, { password: 'Password is required' }],
  ])('%j', async (body, errors) => {
    const refusal = await new Browser().refusal('logIn', { body })
    expect(refusal).toEqual({ status: 400, message: Object.values(errors)[0], errors })
  })
})

describe('a pair that does not fit is refused, without a word on which half', () => {
  test.each([
    { credential: 'ada@example.com', password: 'wrong' },
    { credential: 'ada@example.com', password: `${password} ` },
    { credential: 'ada@example.com', password: password.toUpperCase() },
    { credential: '2125550100', password: 'wrong' },
    { credential: 'nobody@example.com', password },
    { credential: '9995550100', password },
    { email: 'nobody@example.com', password },
    { credential: 'ada@example.com', password: 'x'.repeat(900) },
  ])('%j', async (body) => {
    const browser = new Browser()
    const message = 'Invalid credentials'
    expect(await browser.refusal('logIn', { body })).toEqual({ status: 401, message, errors: { credential: message } })
    expect(await browser.call('getSession')).toHaveProperty('errors')
  })

  test.each(['ada@example.com', 'nobody@example.com', '9995550100', 'passwordless@example.com'])(
    'and takes the same time: %s',
    async (credential) => {
      const work = vi.spyOn(Piscina.prototype, 'run')
      await new Browser().refusal('logIn', { body: { credential, password: 'wrong password' } })
      // What takes the time is the cost that the hash names.
      expect(work.mock.calls).toEqual([
        [{ password: 'wrong password', hash: expect.stringMatching(/^\$2[ab]\$10\$[./A-Za-z0-9]{53}$/) }],
      ])
    },
  )
})

test('a guest account cannot be logged in to', async () => {
  await addGuest()
  const refusals = ['Guest', 'guest@example.com'].map((credential) =>
    new Browser().refusal('logIn', { body: { credential, password: 'x' } }),
  )
  expect((await Promise.all(refusals)).map(({ status }) => status)).toEqual([400, 401])
})

test('other requests do not wait for a login', async () => {
  const browser = new Browser()
  await browser.call('getSession')
  const logins = Array.from({ length: 6 }, () => browser.ask('logIn', { body: { credential: '2125550100', password } }))
  const other = new Browser()
  const first = await Promise.race([...logins.map(() => Promise.all(logins)), other.call('listRestaurants')])
  expect(first).toEqual({ restaurants: [] })
  await Promise.all(logins)
})

test('a login ends what the browser was signed in to before', async () => {
  const { browser, id } = await addGuest()
  expect(await browser.call('logIn', { body: { credential: 'ada@example.com', password } })).toEqual(user)
  expect(await browser.call('getSession')).not.toMatchObject({ id })
})
