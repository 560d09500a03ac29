import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signUp } from './sign-up'

const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', password: 'correct horse' }
const TAKEN = { message: 'Email is already in use', error: 'Email is already in use', errors: {} }
const user = { id: 7, firstName: 'Ada' }

let calls: { path: string; body: unknown }[]
/** What the server answers to one call after the other; null loses the answer. */
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

vi.mock('@/lib/contracts/users', () => ({ userOut: { parse: (value: unknown) => value } }))

test('an account that a lost try has created is entered by the next one', async () => {
  answers = [null, Response.json(TAKEN, { status: 409 }), Response.json(user)]
  await expect(signUp(person, 'first')).rejects.toMatchObject({ status: 0 })
  expect(await signUp(person, 'first')).toEqual(user)
  expect(calls.at(-1)).toEqual({
    path: '/api/auth/login',
    body: { credential: person.email, password: person.password },
  })
})

test('unless it is somebody else’s, which the password does not open', async () => {
  answers = [null, Response.json(TAKEN, { status: 409 }), Response.json(TAKEN, { status: 401 })]
  await expect(signUp(person, 'second')).rejects.toMatchObject({ status: 0 })
  await expect(signUp(person, 'second')).rejects.toMatchObject({ status: 409, message: TAKEN.message })
})

test('a first try never logs in', async () => {
  answers = [Response.json(TAKEN, { status: 409 })]
  await expect(signUp(person, 'third')).rejects.toMatchObject({ status: 409 })
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/signup'])
})
