import { beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '@/lib/accounts/server/password'
import { db } from '@/lib/db/client'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addGuest } from '@/tests/world'

let ada: Account
scene(async () => {
  ada = await addCustomer({ email: 'ada@example.com', phoneNumber: '2125550100' })
})

const save = (body: object) => ada.call('updateProfile', { id: ada.id, body })
const refusal = (body: object) => ada.refusal('updateProfile', { id: ada.id, body })

test('an update of the profile answers all of it [3.1.1, 7.1.1]', async () => {
  const body = {
    id: ada.id,
    first_name: 'Grace',
    last_name: 'Hopper',
    phone_number: '6465550123',
    email: 'Grace@Example.com',
    address: '1 Navy Way',
    city: 'Arlington',
    state: 'VA',
    zip: '22202',
    delivery_instructions: 'Ring twice.\nThen wait.',
  }
  const user = await save(body)
  expect(user).toEqual({
    id: ada.id,
    firstName: 'Grace',
    lastName: 'Hopper',
    phoneNumber: '6465550123',
    email: 'grace@example.com',
    address: '1 Navy Way',
    city: 'Arlington',
    state: 'VA',
    zip: '22202',
    deliveryInstructions: 'Ring twice.\nThen wait.',
    wallet: 999.99,
    profileImage: '',
    restaurantOwner: false,
    restaurantMember: false,
    guestAccount: false,
  })
  expect(await ada.call('getSession')).toEqual({ ...user, likedItems: [], likedRestaurants: [] })
})

test('fields that are not sent stay as they are [7.2.5]', async () => {
  const before = await save({})
  expect(await save({ first_name: 'Grace' })).toEqual({ ...before, firstName: 'Grace' })
  expect(await ada.call('getSession')).toMatchObject({ ...before, firstName: 'Grace' })
})

test('the last name and the instructions may be emptied [5.2.5]', async () => {
  expect(await save({ last_name: '', delivery_instructions: '' })).toMatchObject({
    lastName: '',
    deliveryInstructions: '',
  })
})

describe('a mistake is reported at its field, under the name that was sent [V1.3.3–4]', () => {
  const DIGITS = 'Phone number must have only numbers in it'

  test.each([
    [{ first_name: '' }, { first_name: 'First name is required' }],
    [{ firstName: ' ' }, { firstName: 'First name is required' }],
    [{ first_name: null }, { first_name: 'Must be a text' }],
    [{ phone_number: '212-555-0100' }, { phone_number: DIGITS }],
    [{ phone_number: '212555010a' }, { phone_number: DIGITS }],
    [{ phone_number: '(212)5550100' }, { phone_number: DIGITS }],
    [{ phone_number: 2_125_550_100 }, { phone_number: DIGITS }],
    [{ phoneNumber: '212-555-0100' }, { phoneNumber: DIGITS }],
    [{ phone_number: '212555010' }, { phone_number: 'Invalid phone number' }],
    [{ phone_number: '21255501000' }, { phone_number: 'Invalid phone number' }],
    [{ phone_number: '' }, { phone_number: 'Invalid phone number' }],
    [{ email: 'ada' }, { email: 'Email must include @' }],
    [{ email: 'ada.example.com' }, { email: 'Email must include @' }],
    [{ email: '' }, { email: 'Email must include @' }],
    [{ email: 7 }, { email: 'Email must include @' }],
    [{ email: 'ada@example' }, { email: 'Invalid email' }],
    [{ email: 'ada.lovelace@example' }, { email: 'Invalid email' }],
    [{ email: '@example.com' }, { email: 'Invalid email' }],
    [{ delivery_instructions: 'x'.repeat(501) }, { delivery_instructions: 'Must be at most 500 characters' }],
    [{ address: 'x'.repeat(201) }, { address: 'Must be at most 200 characters' }],
    [{ city: 7 }, { city: 'Must be a text' }],
    [
      { email: 'ada', phone_number: 'x' },
      { email: 'Email must include @', phone_number: DIGITS },
    ],
  ])('%j', async (body, errors) => {
    const before = await ada.call('getSession')
    const told = await refusal(body)
    expect(told).toEqual({ status: 400, message: expect.any(String), errors })
    expect(Object.values(errors)).toContain(told.message)
    expect(await ada.call('getSession')).toEqual(before)
  })

  test('500 characters of instructions are accepted', async () => {
    await save({ delivery_instructions: 'x'.repeat(500) })
  })
})

test('a contact that the account never had may be left empty', async () => {
  const bob = await addCustomer({ email: null })
  const user = await bob.call('updateProfile', { id: bob.id, body: { email: '', first_name: 'Bob' } })
  expect(user).toMatchObject({ email: '', firstName: 'Bob' })
  expect(await save({ email: null, phone_number: null })).toMatchObject({ email: 'ada@example.com' })
})

describe('an email or a phone number of another account is refused [3.1.6]', () => {
  test.each([
    [{ email: 'BOB@example.com' }, { email: 'An account with this email already exists' }],
    [{ phone_number: '6465550123' }, { phone_number: 'An account with this phone number already exists' }],
    [{ phoneNumber: '6465550123' }, { phoneNumber: 'An account with this phone number already exists' }],
  ])('%j', async (body, errors) => {
    await addCustomer({ email: 'bob@example.com', phoneNumber: '6465550123' })
    expect(await refusal(body)).toEqual({ status: 409, message: Object.values(errors)[0], errors })
  })

  test("the account's own email and phone number are accepted", async () => {
    expect(await save({ email: 'ada@example.com', phone_number: '2125550100' })).toMatchObject({ id: ada.id })
  })

  test('when two users change to the same email at once, one is refused', async () => {
    const bob = await addCustomer()
    const answers = await Promise.all(
      [ada, bob].map((browser) => browser.ask('updateProfile', { id: browser.id, body: { email: 'new@example.com' } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

test('a guest may change everything but contact and address', async () => {
  const guest = await addGuest()
  const user = await guest.call('updateProfile', { id: guest.id, body: { first_name: 'Grace', email: '' } })
  expect(user).toMatchObject({ firstName: 'Grace', guestAccount: true })
})

describe('a new email', () => {
  const password = 'the password'
  const change = (body: object) => ada.ask('updateProfile', { id: ada.id, body })
  /** Moves the beginning of Ada's sessions back by this many minutes. */
  const age = (minutes: number) =>
    db.write((tx) =>
      tx.session.updateMany({
        where: { userId: ada.id },
        data: { createdAt: new Date(Date.now() - minutes * 60_000) },
      }),
    )

  beforeEach(async () => {
    const passwordHash = await hashPassword(password)
    await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { passwordHash } }))
  })

  test('needs the password again once the session is older than 15 minutes [4.26.10, T55, V7.5.1]', async () => {
    await age(14)
    expect((await change({ email: 'first@example.com' })).status).toBe(200)
    await age(16)
    const asked = { status: 400, body: { errors: { currentPassword: 'Please enter your password' } } }
    for (const body of [{}, { currentPassword: '' }]) {
      expect(await change({ email: 'second@example.com', ...body })).toMatchObject(asked)
    }
    const wrong = { status: 400, body: { errors: { currentPassword: 'This is not your password' } } }
    expect(await change({ email: 'second@example.com', currentPassword: 'no' })).toMatchObject(wrong)
    expect(await ada.call('getSession')).toMatchObject({ email: 'first@example.com' })
    expect((await change({ email: 'second@example.com', currentPassword: password })).status).toBe(200)
  })

  test('is asked for by nothing else: the same email, another name [4.26.10]', async () => {
    const { email } = await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })
    await age(60)
    expect((await change({ email, first_name: 'Augusta' })).status).toBe(200)
  })

  test('cannot be had by guessing [4.26.10, T55]', async () => {
    await age(60)
    const guess = () => change({ email: 'eve@example.com', currentPassword: 'no' })
    const statuses = []
    for (let time = 0; time < 21; time += 1) statuses.push((await guess()).status)
    expect(statuses.at(0)).toBe(400)
    expect(statuses.at(-1)).toBe(429)
  })
})
