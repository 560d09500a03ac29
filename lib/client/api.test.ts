import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError, call, onSessionOver, orGone } from './api'
import { useUserId } from './user-id'

const params = { id: 1 }
const order = { restaurant_id: 1, items: [] }
const WENT_WRONG = 'Something went wrong. Please try again'

let requests: { path: string; method: string; headers: Headers; body: unknown }[] = []

/** A server that answers every call like this; an Error stands for a network failure. */
function serve(answer: () => Response | Error) {
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    requests.push({ path, method, headers: new Headers(headers), body })
    const answered = answer()
    if (answered instanceof Error) throw answered
    return answered
  })
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? error : null),
  )

/** A body whose connection breaks at its beginning. */
const brokenOff = () => new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })

beforeEach(() => {
  requests = []
  vi.stubGlobal('document', { cookie: 'theme=dark; XSRF-TOKEN=a.b%3D; other=1' })
})
afterEach(() => vi.unstubAllGlobals())

describe('a mutating call is JSON and carries the token of the cookie [7.2.2, 7.3.1]', () => {
  const key = { idempotencyKey: 'key' }
  const keyed = { 'idempotency-key': 'key' }
  const orderText = '{"restaurant_id":1,"items":[]}'

  test.each([
    ['POST', '/api/orders/', () => call('createOrder', { body: order, ...key }), orderText, keyed],
    [
      'PUT',
      '/api/users/wallet/1',
      () => call('addFunds', { params, body: { amount: 1 }, ...key }),
      '{"amount":1}',
      keyed,
    ],
    ['DELETE', '/api/reviews/1', () => call('deleteReview', { params }), null, {}],
  ])('%s', async (method, path, send, body, headers) => {
    serve(() => Response.json({}))
    await send()
    expect(requests).toHaveLength(1)
    expect(requests[0]).toMatchObject({ path, method, body })
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      'content-type': 'application/json',
      'xsrf-token': 'a.b%3D',
      ...headers,
    })
  })

  test('a GET carries neither', async () => {
    serve(() => Response.json({}))
    await call('listOrders')
    expect(requests[0]?.headers.has('XSRF-Token')).toBe(false)
  })
})

test('the token is read anew for each call, and fetched when there is none [7.1.1, 7.1.6, 7.3.1]', async () => {
  const page = { cookie: '' }
  vi.stubGlobal('document', page)
  serve(() => {
    if (page.cookie) return Response.json({})
    page.cookie = 'XSRF-TOKEN=first'
    // The answer does not matter here, only the cookie.
    return Response.json({ errors: { message: 'Unauthorized' } }, { status: 500 })
  })
  await call('createOrder', { body: order })
  page.cookie = 'XSRF-TOKEN=second'
  await call('createOrder', { body: order })
  expect(requests.map(({ path, headers }) => [path, headers.get('XSRF-Token')])).toEqual([
    ['/api/auth/', null],
    ['/api/orders/', 'first'],
    ['/api/orders/', 'second'],
  ])
})

describe('a call that is refused for its token is repeated once with a new token [7.3.2]', () => {
  const TEXT = 'Your session has expired. Please try again.'
  const STALE = { message: TEXT, error: TEXT, errors: {}, kind: 'stale_token' }
  const LOG_IN = 'Please log in to continue.'
  const refused = () => Response.json(STALE, { status: 403 })
  const visitor = () => Response.json({ errors: { message: 'Unauthorized' } })
  const sent = () => requests.map(({ path }) => path)
  const createOrder = () => call('createOrder', { body: order, idempotencyKey: 'key' })
  const REPEATED = ['/api/orders/', '/api/auth/', '/api/orders/']

  /** A server that sets a new token when it is asked for the session, and answers the other calls in turn. */
  function serveTokens(session: () => Response | Error, ...answers: (() => Response | Error)[]) {
    const page = { cookie: 'XSRF-TOKEN=old' }
    vi.stubGlobal('document', page)
    serve(() => {
      if (requests.at(-1)?.path !== '/api/auth/') return (answers.shift() ?? refused)()
      const answer = session()
      if (answer instanceof Response) page.cookie = 'XSRF-TOKEN=new'
      return answer
    })
  }

  beforeEach(() => useUserId.setState(3, true))
  afterEach(() => useUserId.setState(null, true))

  test('with the same body and the same key', async () => {
    serveTokens(visitor, refused, () => Response.json({ id: 12 }))
    expect(await createOrder()).toEqual({ id: 12 })
    expect(sent()).toEqual(REPEATED)
    const [first, , second] = requests
    expect(second?.body).toBe(first?.body)
    expect([first, second].map((request) => request?.headers.get('Idempotency-Key'))).toEqual(['key', 'key'])
    expect([first, second].map((request) => request?.headers.get('XSRF-Token'))).toEqual(['old', 'new'])
  })

  test('and never a second time', async () => {
    serveTokens(visitor)
    expect(await failureOf(createOrder())).toMatchObject({ status: 403, message: TEXT })
    expect(sent()).toEqual(REPEATED)
  })

  test('the answer to the repeated call counts: the end of the session is told once', async () => {
    const heard = vi.fn()
    const stop = onSessionOver(heard)
    const unauthenticated = { message: LOG_IN, error: LOG_IN, errors: {} }
    serveTokens(visitor, refused, () => Response.json(unauthenticated, { status: 401 }))
    expect(await failureOf(createOrder())).toMatchObject({ status: 401, message: LOG_IN })
    stop()
    expect(heard).toHaveBeenCalledExactlyOnceWith('refused')
  })

  test('not for another reason to refuse it', async () => {
    const forbidden = { message: 'No', error: 'No', errors: {}, kind: 'password_required' }
    serveTokens(visitor, () => Response.json(forbidden, { status: 403 }))
    expect(await failureOf(createOrder())).toMatchObject({ status: 403, message: 'No' })
    expect(sent()).toEqual(['/api/orders/'])
  })

  test('not in the name of another user, who has signed in since', async () => {
    serveTokens(
      () => Response.json({ id: 4 }),
      refused,
      () => Response.json({ id: 12 }),
    )
    expect(await failureOf(createOrder())).toMatchObject({ status: 403, message: TEXT })
    expect(sent()).toEqual(['/api/orders/', '/api/auth/'])
  })

  test.each([
    ['for the user who is signed in still', 3, { id: 3 }],
    ['for a visitor who has signed in since', null, { id: 3 }],
  ])('%s', async (_, userId, session) => {
    useUserId.setState(userId, true)
    serveTokens(
      () => Response.json(session),
      refused,
      () => Response.json({ id: 12 }),
    )
    expect(await createOrder()).toEqual({ id: 12 })
  })

  test('a token that cannot be fetched is a failure without an answer', async () => {
    const offline = () => new TypeError('Failed to fetch')
    serveTokens(offline, refused, offline)
    expect(await failureOf(createOrder())).toMatchObject({ status: 0, message: WENT_WRONG, body: null })
  })

  test('calls at the same time fetch one token', async () => {
    const done = () => Response.json({ id: 12 })
    serveTokens(visitor, refused, refused, done, done)
    await Promise.all([createOrder(), createOrder()])
    expect(sent().toSorted()).toEqual(['/api/auth/', ...Array(4).fill('/api/orders/')])
  })
})

describe('a status of 400 or more is a failure [7.4.1]', () => {
  test.each([400, 401, 402, 403, 404, 409, 413, 415, 429, 499, 500, 503])('%i', async (status) => {
    serve(() => Response.json({}, { status }))
    expect((await failureOf(call('getSession')))?.status).toBe(status)
  })

  test.each([200, 201])('status %i is no failure', async (status) => {
    serve(() => Response.json({ id: 1 }, { status }))
    expect(await call('getSession')).toEqual({ id: 1 })
  })
})

describe("the server's text is shown for a status below 500, and a general one from 500 on [8.1.2]", () => {
  const body = { message: 'Taken', error: 'Taken', errors: { email: 'Taken' } }

  test.each([400, 409, 499])('%i', async (status) => {
    serve(() => Response.json({ ...body, changes: [] }, { status }))
    expect(await failureOf(call('updateProfile', { params, body: {} }))).toMatchObject({
      message: 'Taken',
      fields: { email: 'Taken' },
      body: { ...body, changes: [] },
    })
  })

  test.each([
    [{ errors: { name: 'Name is taken', zip: 'Zip must be 5 digits' } }, 'Name is taken'],
    [{ message: '', errors: { name: 'Name is taken', zip: 'Zip must be 5 digits' } }, 'Name is taken'],
    [{ message: 'Not now', errors: { name: 'Name is taken', zip: 'Zip must be 5 digits' } }, 'Not now'],
    [{ error: 'Not ever', errors: { name: 'Name is taken', zip: 'Zip must be 5 digits' } }, 'Not ever'],
  ])('an error that lacks some fields is shown with what it has: %j [8.3.1]', async (said, message) => {
    serve(() => Response.json(said, { status: 400 }))
    expect(await failureOf(call('updateRestaurant', { params, body: {} }))).toMatchObject({
      message,
      fields: { name: 'Name is taken', zip: 'Zip must be 5 digits' },
      body: said,
    })
  })

  test.each([
    [{ message: 'Not now' }, 'Not now'],
    [{ error: 'Not now' }, 'Not now'],
    [{ message: 'Not now', errors: ['Name is taken'] }, 'Not now'],
    [{ errors: ['Name is taken', 'Zip must be 5 digits'] }, 'Name is taken'],
  ])('an error of another shape is shown as far as it can be read: %j', async (said, message) => {
    serve(() => Response.json(said, { status: 400 }))
    expect(await failureOf(call('updateRestaurant', { params, body: {} }))).toMatchObject({ message, body: said })
  })

  test.each([{}, { errors: {} }, { message: 7, errors: { at: 7, name: ['Taken'] } }, [], null, 'no'])(
    'an error without a text gets the general one: %j',
    async (said) => {
      serve(() => Response.json(said, { status: 400 }))
      expect(await failureOf(call('updateRestaurant', { params, body: {} }))).toMatchObject({
        message: WENT_WRONG,
        fields: {},
        body: null,
        unreadable: false,
      })
    },
  )

  test.each([500, 502, 599])('%i', async (status) => {
    serve(() => Response.json(body, { status }))
    expect(await failureOf(call('updateProfile', { params, body: {} }))).toMatchObject({
      message: WENT_WRONG,
      fields: {},
      body: null,
      unreadable: false,
    })
  })

  test.each([
    ['an answer that is not JSON gets the general text', () => new Response('<h1>Bad gateway</h1>', { status: 404 })],
    [
      'an answer that breaks off gets the general text, even if it began well',
      () => new Response(brokenOff(), { status: 200 }),
    ],
  ])('%s', async (_, answer) => {
    serve(answer)
    expect(await failureOf(call('updateProfile', { params, body: {} }))).toMatchObject({
      message: WENT_WRONG,
      body: null,
      unreadable: true,
    })
  })

  test('a network failure gets the general text', async () => {
    serve(() => new TypeError('Failed to fetch'))
    expect(await failureOf(call('updateProfile', { params, body: {} }))).toMatchObject({
      status: 0,
      message: WENT_WRONG,
      body: null,
      unreadable: false,
    })
  })
})

describe('when the page is being left, a failed call is not reported', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['when a call is cut off', () => new TypeError('Failed to fetch')],
    ['when its answer is cut short', () => new Response(brokenOff())],
  ])('%s', async (_when, answer) => {
    serve(answer)
    let settled = false
    const failure = failureOf(call('likeMenuItem', { params })).finally(() => {
      settled = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(settled).toBe(false)
    await vi.runAllTimersAsync()
    expect(await failure).toMatchObject({ message: WENT_WRONG })
  })
})

describe('subscribers are told when an answer says that nobody is signed in [4.7.4]', () => {
  const LOG_IN = 'Please log in to continue.'
  const REFUSED = 'Invalid credentials'

  test.each([
    ['when a call needs a login', 401, { message: LOG_IN, error: LOG_IN, errors: {} }, 1],
    ['not when a login is refused', 401, { message: REFUSED, error: REFUSED, errors: { credential: REFUSED } }, 0],
    ['not when something is forbidden', 403, { message: 'No', error: 'No', errors: {} }, 0],
    ['not when a proxy asks for a login of its own', 401, '<h1>Who are you?</h1>', 0],
  ])('%s', async (_, status, said, times) => {
    const heard = vi.fn()
    const stop = onSessionOver(heard)
    serve(() => (typeof said === 'string' ? new Response(said, { status }) : Response.json(said, { status })))
    await failureOf(call('updateProfile', { params, body: {} }))
    expect(heard).toHaveBeenCalledTimes(times)
    stop()
    await failureOf(call('updateProfile', { params, body: {} }))
    expect(heard).toHaveBeenCalledTimes(times)
  })
})

test('deleting what is already gone counts as success, and any other failure does not', async () => {
  const refusal = { message: 'No', error: 'No', errors: {} }
  serve(() => Response.json(refusal, { status: 404 }))
  expect(await failureOf(orGone(call('deleteReview', { params })))).toBeNull()
  for (const status of [401, 403, 409, 500]) {
    serve(() => Response.json(refusal, { status }))
    expect((await failureOf(orGone(call('deleteReview', { params }))))?.status).toBe(status)
  }
})
