import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser, signedIn } from '@/tests/api'
import { aCustomer, aPhoneNumber } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addGuest, ledgerOf } from '@/tests/world'

let visitor: Browser
beforeEach(async () => {
  await freshDatabase()
  visitor = new Browser()
})

test('signing up creates an account with $999.99 and signs in [3.1.1, 3.1.5, 7.1.1, 7.1.6, 9.3.4]', async () => {
  const { password, ...form } = aCustomer()
  const user = await visitor.call('signUp', { body: { ...form, password } })
  expect(user).toEqual({
    ...form,
    id: 1,
    wallet: 999.99,
    profileImage: '',
    restaurantOwner: false,
    restaurantMember: false,
    guestAccount: false,
    deliveryInstructions: '',
  })
  expect(await visitor.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
  expect(await ledgerOf({ id: 1 })).toEqual([{ reason: 'signup', amountCents: 99_999, orderId: null }])
})

test('the password is kept as a bcrypt hash of cost 10 or more [5.1.5, T29, V11.4.1–3]', async () => {
  const { password } = aCustomer()
  await visitor.call('signUp', { body: aCustomer() })
  const { passwordHash } = await db.read.user.findFirstOrThrow()
  const cost = Number(/^\$2[ab]\$(\d\d)\$/.exec(passwordHash ?? '')?.[1])
  expect(cost).toBeGreaterThanOrEqual(10)
  expect(passwordHash).not.toContain(password)
})

describe('an account needs a first name, a password, and an email or a phone number [5.1.6]', () => {
  const password = 'correct horse'

  test.each([
    [{ firstName: 'Ada', email: 'ada@example.com', password }],
    [{ firstName: 'Ada', phoneNumber: '2125550100', password }],
    [{ firstName: 'Ada', email: '', phoneNumber: '2125550100', password }],
    [{ firstName: 'Ada', email: 'ada@example.com', phoneNumber: '', lastName: '', city: '', password }],
    [{ first_name: 'Ada', phone_number: '2125550100', password }],
  ])('%j', async (body) => {
    const user = await visitor.call('signUp', { body })
    expect(user).toMatchObject({ firstName: 'Ada', lastName: '', address: '', wallet: 999.99 })
  })
})

test('the phone number is stored without dashes and the email in lower case [3.1.6]', async () => {
  const body = aCustomer({ email: ' Ada.Lovelace@Example.COM ', phoneNumber: '212-555-0100' })
  const user = await visitor.call('signUp', { body })
  expect(user).toMatchObject({ email: 'ada.lovelace@example.com', phoneNumber: '2125550100' })
})

describe('a signup form with a mistake is refused with a text at the field as it was sent [7.4.1, V6.2.1–3]', () => {
  const NEITHER = 'Please enter a valid email or phone number'

  test.each([
    [{ email: '', phoneNumber: '' }, { email: NEITHER }],
    [{ email: undefined, phoneNumber: undefined }, { email: NEITHER }],
    [{ email: 'ada@example', phoneNumber: '' }, { email: 'Invalid email' }],
    [{ email: 7 }, { email: 'Invalid email' }],
    [{ email: '', phoneNumber: '212-555-010' }, { phoneNumber: 'Invalid phone number' }],
    [{ phoneNumber: 2_125_550_100 }, { phoneNumber: 'Invalid phone number' }],
    [{ phoneNumber: undefined, phone_number: '12' }, { phone_number: 'Invalid phone number' }],
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ firstName: '   ' }, { firstName: 'First name is required' }],
    [{ firstName: undefined }, { firstName: 'First name is required' }],
    [{ firstName: undefined, first_name: '' }, { first_name: 'First name is required' }],
    [{ firstName: 'x'.repeat(51) }, { firstName: 'Must be at most 50 characters' }],
    [{ firstName: 'A\u0000da' }, { firstName: 'Must not contain control characters' }],
    [{ lastName: '\u202eada' }, { lastName: 'Must not contain characters that change the direction of text' }],
    [{ password: undefined }, { password: 'Password is required' }],
    [{ password: '1234567' }, { password: 'Password must be at least 8 characters' }],
    [{ password: 'é'.repeat(37) }, { password: 'Password must be at most 72 bytes' }],
    [{ password: '12345678\u0000' }, { password: 'Password must be valid text' }],
    [
      { email: 'ada@example', phoneNumber: '12', password: 'short' },
      {
        email: 'Invalid email',
        phoneNumber: 'Invalid phone number',
        password: 'Password must be at least 8 characters',
      },
    ],
    [
      { email: '', phoneNumber: '', password: undefined },
      { email: NEITHER, password: 'Password is required' },
    ],
  ])('%j', async (over, errors) => {
    const refusal = await visitor.refusal('signUp', { body: aCustomer(over) })
    expect(refusal).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await db.read.user.count()).toBe(0)
  })

  test.each([{ password: '12345678' }, { password: 'é'.repeat(36) }, { firstName: 'x'.repeat(50) }])(
    'the longest allowed value is accepted: %j [5.1.5, V6.2.5–8]',
    async (over) => {
      await visitor.call('signUp', { body: aCustomer(over) })
    },
  )
})

describe('an email or a phone number that another account has is refused [3.1.6]', () => {
  beforeEach(() => addCustomer({ email: 'ada@example.com', phoneNumber: '2125550100' }))

  test.each([
    [{ email: 'ADA@example.com' }, { email: 'An account with this email already exists' }],
    [{ phoneNumber: '212-555-0100' }, { phoneNumber: 'An account with this phone number already exists' }],
    [
      { phoneNumber: undefined, phone_number: '212-555-0100' },
      { phone_number: 'An account with this phone number already exists' },
    ],
  ])('%j', async (over, errors) => {
    const refusal = await visitor.refusal('signUp', { body: aCustomer(over) })
    expect(refusal).toEqual({ status: 409, message: Object.values(errors)[0], errors })
    expect(await visitor.call('getSession')).toHaveProperty('errors')
  })
})

describe('signing up as a guest', () => {
  test('a guest who signs up keeps the id, gets the wallet and is no longer a guest [6.2.1]', async () => {
    const guest = await addGuest()
    const user = await guest.call('signUp', { body: aCustomer({ firstName: 'Grace' }) })
    expect(user).toMatchObject({ id: guest.id, firstName: 'Grace', guestAccount: false, wallet: 999.99 })
    expect(await guest.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
    expect(await ledgerOf(guest)).toHaveLength(1)
  })

  test('the signup of a guest ends the other sessions of the guest', async () => {
    const guest = await addGuest()
    const elsewhere = await signedIn(guest)
    await elsewhere.call('listOrders')
    await guest.call('signUp', { body: aCustomer() })
    expect(await elsewhere.refusal('listOrders')).toMatchObject({ status: 401 })
  })

  test('a guest whose email is taken stays a guest', async () => {
    const { email } = await db.read.user.findUniqueOrThrow({ where: { id: (await addCustomer()).id } })
    const guest = await addGuest()
    expect(await guest.refusal('signUp', { body: aCustomer({ email }) })).toMatchObject({ status: 409 })
    expect(await guest.call('getSession')).toMatchObject({ guestAccount: true, wallet: 0, firstName: 'Guest' })
  })

  test('a guest gets the wallet once when the form is sent several times at once', async () => {
    const guest = await addGuest()
    await guest.call('getSession')
    const tabs = [0, 1, 2].map(() => guest.copy())
    const answers = await Promise.all(tabs.map((tab) => tab.ask('signUp', { body: aCustomer() })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
    expect(await ledgerOf(guest)).toHaveLength(1)
  })
})

test('a signed-in user who signs up gets a separate account and is signed in to it', async () => {
  const ada = await addCustomer()
  const user = await ada.call('signUp', { body: aCustomer({ phoneNumber: aPhoneNumber() }) })
  expect(user).not.toMatchObject({ id: ada.id })
  expect(await ada.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
})
