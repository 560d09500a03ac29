import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Attempts } from '@/lib/client/attempt-key'
import { useCart } from '@/lib/client/cart-store'
import type { CartItem } from '@/lib/domain/cart'
import { checkOut } from './check-out'

const soup: CartItem = {
  id: 4,
  name: 'Soup',
  priceCents: 850,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Bistro',
  foodImage: '',
  customizations: null,
}
const cake: CartItem = { ...soup, id: 5, name: 'Cake' }

let keys: (string | null)[] = []

/** A server that answers every call like this; an Error stands for an answer that gets lost. */
function serve(answer: () => Response | Error) {
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit = {}) => {
    keys.push(new Headers(headers).get('Idempotency-Key'))
    const answered = answer()
    if (answered instanceof Error) throw answered
    return answered
  })
}

beforeEach(() => {
  keys = []
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  useCart.setState({ userId: 3, items: [soup, cake], open: false })
})
afterEach(() => vi.unstubAllGlobals())

describe('an answer that cannot be read is told in the words for it', () => {
  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page instead of an error', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['a page instead of an order', () => new Response('<h1>Hello</h1>', { status: 201 })],
    ['JSON that is no order', () => Response.json({ id: 'x' }, { status: 201 })],
  ])('%s', async (_, answer) => {
    serve(answer)
    expect(await checkOut([soup], new Attempts())).toBe('Server error: Could not create order.')
  })
})

test('what the server says is told in its words', async () => {
  const message = 'This restaurant is not taking orders right now.'
  serve(() => Response.json({ message, error: message, errors: {} }, { status: 409 }))
  expect(await checkOut([soup], new Attempts())).toBe(message)
})

test('a press after a lost answer is the same attempt, one after an answer is not', async () => {
  const attempts = new Attempts()
  serve(() => new TypeError('Failed to fetch'))
  expect(await checkOut([soup], attempts)).toBe('Something went wrong. Please try again')
  serve(() => Response.json({ message: 'No', error: 'No', errors: {} }, { status: 409 }))
  await checkOut([soup], attempts)
  await checkOut([soup], attempts)
  expect(keys[0]).not.toBeNull()
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('an item that is gone leaves the cart and is named', async () => {
  const changes = [{ kind: 'gone', menu_item_id: 4, name: 'Soup' }]
  serve(() => Response.json({ message: 'Changed', error: 'Changed', errors: {}, changes }, { status: 409 }))
  expect(await checkOut([soup, cake], new Attempts())).toBe(
    'No longer on the menu, so we took it out of your cart: Soup.',
  )
  expect(useCart.getState().items.map(({ name }) => name)).toEqual(['Cake'])
})
