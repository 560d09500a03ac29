import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { aCustomer } from '@/tests/builders'
import { signUp } from './sign-up'

const form = aCustomer()
const TAKEN = { message: 'Email is already in use', error: 'Email is already in use', errors: {} }
const { password: _, ...profile } = form
const user = {
  ...profile,
  id: 7,
  wallet: 999.99,
  profileImage: '',
  restaurantOwner: false,
  restaurantMember: false,
  guestAccount: false,
  deliveryInstructions: '',
}

let calls: { path: string; body: unknown }[]
/** The server's answers to one call after the other; null loses the answer. */
let answers: (Response | null)[]

beforeEach(() => {
  calls = []
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    calls.push({ path, body: JSON.parse(String(body)) })
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a second try logs in to the account that the first one created [7.6.5]', async () => {
  answers = [null, Response.json(TAKEN, { status: 409 }), Response.json(user)]
  await expect(signUp(form, 'first')).rejects.toMatchObject({ status: 0 })
  expect(await signUp(form, 'first')).toEqual(userFromWire(user))
  expect(calls.at(-1)).toEqual({
    path: '/api/auth/login',
    body: { credential: form.email, password: form.password },
  })
})

test('an email of another account stays taken, since the password does not fit', async () => {
  answers = [null, Response.json(TAKEN, { status: 409 }), Response.json(TAKEN, { status: 401 })]
  await expect(signUp(form, 'second')).rejects.toMatchObject({ status: 0 })
  await expect(signUp(form, 'second')).rejects.toMatchObject({ status: 409, message: TAKEN.message })
})

test('a first try never logs in', async () => {
  answers = [Response.json(TAKEN, { status: 409 })]
  await expect(signUp(form, 'third')).rejects.toMatchObject({ status: 409 })
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/signup'])
})
