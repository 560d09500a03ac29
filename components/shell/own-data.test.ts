import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userToWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { HINT_COOKIE, hintOf } from '@/lib/contract/viewer-hint'
import { MemoryStorage } from '@/tests/browser-storage'

vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

type Known = Pick<User, 'id' | 'guestAccount'>
const ADA: Known = { id: 1, guestAccount: false }
const BEN: Known = { id: 2, guestAccount: false }
const GUEST: Known = { id: 3, guestAccount: true }
const USERS = [null, ADA, BEN, GUEST]

const wireOf = (user: Known) =>
  userToWire({
    ...user,
    firstName: `User ${user.id}`,
    lastName: '',
    email: null,
    phoneNumber: null,
    address: '',
    city: '',
    state: '',
    zip: '',
    walletCents: 0,
    profileImage: '',
    deliveryInstructions: '',
    restaurantOwner: false,
    restaurantMember: false,
  })
/** What the server knows a customer likes; no other user may see it. */
const likesOf = (user: Known) => (user.guestAccount ? [] : [user.id * 10])

/** The user of the session cookie, which all tabs share. */
let signedIn: Known | null
let hint: string
/** Calls that the server has carried out, but whose answers are still on their way. */
let answers: (() => void)[]
let listeners: Map<string, (event: unknown) => void>
let local: MemoryStorage
let tab: Awaited<ReturnType<typeof openTab>>

beforeEach(() => {
  signedIn = null
  hint = ''
  local = new MemoryStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const body = answerTo(`${method} ${path}`)
    return new Promise((resolve) => answers.push(() => resolve(Response.json(body))))
  })
})
afterEach(() => vi.unstubAllGlobals())

function answerTo(call: string): unknown {
  const demo = /^POST \/api\/users\/demo\/(\d)/.exec(call)?.[1]
  if (demo) become(USERS.find((user) => user?.id === Number(demo)) ?? null)
  if (call.includes('/logout')) become(null)
  if (call.includes('/like')) return { likes: [] }
  if (!signedIn) {
    hint = ''
    return { message: 'no', error: 'no', errors: {} }
  }
  hint = hintOf(signedIn)
  return { ...wireOf(signedIn), likedItems: likesOf(signedIn), likedRestaurants: likesOf(signedIn) }
}

/** Another session begins in this browser, with its hint. */
function become(user: Known | null): void {
  signedIn = user
  hint = hintOf(user)
}

/** Reloads the page in this tab: its modules and the start script begin without state. */
async function openTab() {
  vi.resetModules()
  answers = []
  listeners = new Map()
  const listen = (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener)
  const started = {
    hint: () => hint,
    mark: vi.fn(),
    restoring: hint ? fetch('/api/auth').then((answer) => answer.json()) : null,
  }
  vi.stubGlobal('window', { plateful: started, addEventListener: listen, removeEventListener: () => {} })
  vi.stubGlobal('document', {
    addEventListener: listen,
    cookie: `XSRF-TOKEN=a.b; ${HINT_COOKIE}=${hint}`,
    documentElement: { dataset: {} },
  })
  const [{ session, useSession }, { belongings }, { cart, useCart }, { useLikes }] = await Promise.all([
    import('@/lib/accounts/browser/session'),
    import('./own-data'),
    import('@/lib/cart/browser/cart-store'),
    import('@/lib/likes/browser'),
  ])
  session.begin(belongings)
  return { session, useSession, cart, useCart, useLikes, started }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
async function arrive(at = 0): Promise<void> {
  answers.splice(at % Math.max(answers.length, 1), 1)[0]?.()
  await settle()
}
const hear = (name: string) => listeners.get(name)?.({ storageArea: local, key: 'currentUser' })

/** Nothing of another user is shown, and nothing is stored under another user's key. */
function expectOwn(): void {
  const { user, isKnown } = tab.useSession.getState()
  const { userId, items } = tab.useCart.getState()
  const { items: likedItems, restaurants } = tab.useLikes.getState()
  if (user) expect(user.id).toBe(userId)
  if (isKnown) expect(tab.started.mark).toHaveBeenLastCalledWith(hintOf(user))
  for (const { id } of items) expect(id).toBe(userId ?? 99)
  if (isKnown) expect([likedItems, restaurants]).toEqual(user ? [likesOf(user), likesOf(user)] : [[], []])
  for (const [key, text] of local.kept) {
    const owner = /^cartItems_(.*)/.exec(key)?.[1]
    if (owner) for (const { id } of JSON.parse(text)) expect(String(id)).toBe(owner === 'guest' ? '99' : owner)
  }
  const order = JSON.parse(local.getItem('currentOrder') ?? 'null')
  if (isKnown && order) expect(order.of).toBe(user?.id)
}

const users = fc.constantFrom(...USERS)
const steps = {
  'another tab signs in or out': (user: Known | null) => {
    become(user)
    // As the other tab does: the user's data first.
    local.setItem('likedItems', JSON.stringify(user ? likesOf(user) : []))
    local.setItem('currentUser', JSON.stringify(user))
    local.removeItem('currentOrder')
    hear('storage')
  },
  'another tab signs in or out, unheard': (user: Known | null) => become(user),
  'the tab is shown again': () => hear('visibilitychange'),
  'the session expires': () => {
    signedIn = null
    void tab.session.restore()
  },
  'this tab signs in': (user: Known | null) =>
    user &&
    void tab.session.enter(fetch(`/api/users/demo/${user.id}`, { method: 'POST' }).then((answer) => answer.json())),
  'this tab signs out': () => void tab.session.signOut(),
  'an item is put into the cart': () => {
    const { userId } = tab.useCart.getState()
    tab.cart.add({
      ...{ id: userId ?? 99, name: 'Soup', priceCents: 800, quantity: 1, restaurantId: 7, restaurantName: 'Bistro' },
      ...{ foodImage: '/images/soup.webp', customizations: null, modifiers: [] },
    })
  },
  'an order begins': () => {
    const { user } = tab.useSession.getState()
    if (user && hint === hintOf(user)) local.setItem('currentOrder', JSON.stringify({ of: user.id }))
  },
  'the profile changes': () => {
    const { user } = tab.useSession.getState()
    if (user) tab.session.setUser({ ...user, firstName: 'Changed' })
  },
  'the page is loaded anew': async () => {
    tab = await openTab()
  },
}
const step = fc.tuple(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), users, fc.nat({ max: 3 }))

test('nothing of one user is shown to another, however users and tabs follow each other [4.7.7, 4.8.5]', async () => {
  await fc.assert(
    fc.asyncProperty(users, fc.array(step, { maxLength: 14 }), async (first, walk) => {
      local.kept.clear()
      become(first)
      tab = await openTab()
      for (const [name, user, arrivals] of walk) {
        await steps[name](user)
        expectOwn()
        for (let count = 0; count < arrivals; count += 1) {
          await arrive(count + arrivals)
          expectOwn()
        }
      }
      // In the end everybody agrees with the server.
      for (let round = 0; round < 3; round += 1) {
        hear('visibilitychange')
        await settle()
        while (answers.length > 0) await arrive()
      }
      expectOwn()
      const { user, isKnown } = tab.useSession.getState()
      expect([isKnown, user?.id]).toEqual([true, signedIn?.id])
    }),
    { numRuns: 500 },
  )
}, 60_000)

describe('until the session is restored', () => {
  test('the cart is the one of the hint, and the user follows [4.7.7]', async () => {
    become(ADA)
    local.setItem('cartItems_2', '[]')
    tab = await openTab()
    expect(tab.useCart.getState().userId).toBe(1)
    expect(tab.useSession.getState()).toMatchObject({ user: null, isKnown: false })
    const waiting = tab.session.whenKnown()
    await arrive()
    expect(await waiting).toMatchObject({ id: 1 })
  })

  test('a visitor is known at once, without a call', async () => {
    tab = await openTab()
    expect(tab.useSession.getState()).toMatchObject({ user: null, isKnown: true })
    expect(answers).toHaveLength(0)
  })

  test('a sign-in meanwhile wins', async () => {
    become(ADA)
    tab = await openTab()
    const entering = tab.session.enter(fetch('/api/users/demo/2', { method: 'POST' }).then((answer) => answer.json()))
    await arrive(1)
    await arrive(1)
    await arrive(0)
    expect(await entering).toMatchObject({ id: 2 })
    expect(tab.useSession.getState().user).toMatchObject({ id: 2 })
  })

  test('a restore that fails is tried again', async () => {
    become(ADA)
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const answering = globalThis.fetch
    let fails = 2
    vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
      // The look whether there is an outage.
      if (init.method === 'HEAD') return Promise.resolve(new Response())
      return fails-- > 0 ? Promise.resolve(Response.json({}, { status: 503 })) : answering(path)
    })
    tab = await openTab()
    tab.started.restoring = null
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await arrive()
    expect(tab.useSession.getState().user).toMatchObject({ id: 1 })
  })
})
