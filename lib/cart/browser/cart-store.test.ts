import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CartItem, keyOf } from '@/lib/cart/rules/cart'
import { MemoryStorage } from '@/tests/browser-storage'
import { cartLines } from './cart-lines'
import { cart, useCart } from './cart-store'

const { kept, ...storage } = new MemoryStorage()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
  useCart.setState({ userId: undefined, items: [], open: false })
})
afterEach(() => vi.unstubAllGlobals())

const soup: CartItem = {
  id: 4,
  name: 'Soup',
  priceCents: 850,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Bistro',
  foodImage: '/images/soup.webp',
  customizations: null,
  modifiers: [],
}
const cake: CartItem = { ...soup, id: 5, name: 'Cake' }
const names = () => useCart.getState().items.map(({ name }) => name)
const stored = (key: string) => JSON.parse(kept.get(key) ?? 'null')

test('a cart is stored under its user, and under guest when nobody is signed in [4.6.8, 4.6.10, 9.7.4]', () => {
  cart.switchTo(null)
  cart.add(soup)
  expect([...kept.keys()]).toEqual(['cartItems_guest'])
  cart.switchTo(3)
  expect(names()).toEqual([])
  cart.add(cake)
  cart.switchTo(4)
  expect(names()).toEqual([])
  cart.switchTo(3)
  expect(names()).toEqual(['Cake'])
  cart.switchTo(null)
  expect(names()).toEqual(['Soup'])
  expect([...kept.keys()].toSorted()).toEqual(['cartItems_3', 'cartItems_guest'])
})

test('adding more than an order line holds fills it and says so [4.6.3]', () => {
  cart.switchTo(3)
  expect(cart.add({ ...soup, quantity: 97 })).toBeNull()
  expect(cart.add({ ...soup, quantity: 5 })).toBe('max_quantity')
  expect(stored('cartItems_3')).toMatchObject([{ name: 'Soup', quantity: 99 }])
  expect(cart.add(soup)).toBe('max_quantity')
  expect(cart.add(cake)).toBeNull()
})

test('a note is stored with its order line', () => {
  cart.switchTo(3)
  cart.add(soup)
  cartLines.setNote(keyOf(soup), 'No nuts')
  expect(stored('cartItems_3')).toMatchObject([{ name: 'Soup', customizations: 'No nuts' }])
})

test('a stored order line has the fields of a cart item, the price in dollars', () => {
  cart.switchTo(3)
  cart.add(soup)
  expect(stored('cartItems_3')).toEqual([
    {
      id: 4,
      name: 'Soup',
      price: 8.5,
      quantity: 1,
      restaurantId: 7,
      restaurant: { id: 7, name: 'Bistro' },
      food_image: '/images/soup.webp',
      customizations: null,
      modifiers: [],
    },
  ])
})

const large = { id: 7, group: 'Size', name: 'Large', priceCents: 150 }
const largeSoup = { ...soup, priceCents: 1000, modifiers: [large] }

test('choices are stored with their prices in dollars and come back, for a visitor too', () => {
  cart.switchTo(null)
  cart.add(largeSoup)
  expect(stored('cartItems_guest')).toMatchObject([
    { price: 10, modifiers: [{ id: 7, group: 'Size', name: 'Large', price: 1.5 }] },
  ])
  cart.switchTo(3)
  cart.switchTo(null)
  expect(useCart.getState().items).toEqual([largeSoup])
})

test('a cart that was stored before there were choices is read', () => {
  const { modifiers: _, priceCents, restaurantName, foodImage, ...line } = soup
  const old = { ...line, price: 8.5, restaurant: { id: 7, name: 'Bistro' }, food_image: foodImage }
  kept.set('cartItems_3', JSON.stringify([old]))
  cart.switchTo(3)
  expect(useCart.getState().items).toEqual([soup])
})

test('a line takes another choice, and says when it cannot', () => {
  cart.switchTo(3)
  cart.add(soup)
  expect(cartLines.change(keyOf(soup), { ...largeSoup, quantity: 60 })).toBeNull()
  expect(useCart.getState().items).toEqual([{ ...largeSoup, quantity: 60 }])
  cart.add({ ...soup, quantity: 50, customizations: 'x'.repeat(200) })
  expect(cartLines.change(keyOf(soup), { ...largeSoup, quantity: 50 })).toBe('max_quantity')
  expect(useCart.getState().items).toMatchObject([{ quantity: 99, priceCents: 1000 }])
  cart.add({ ...soup, customizations: 'y'.repeat(199) })
  cartLines.setNote(keyOf(largeSoup), 'No nuts')
  expect(cartLines.change(keyOf(soup), { ...largeSoup, customizations: 'y'.repeat(199) })).toBe('notes_too_long')
  expect(useCart.getState().items).toHaveLength(2)
})

test('nothing is stored before the owner of the cart is known', () => {
  cart.add(soup)
  expect([...kept.keys()]).toEqual([])
})

test('a cleared cart is stored as empty', () => {
  cart.switchTo(3)
  cart.add(soup)
  cart.clear()
  expect(names()).toEqual([])
  expect(stored('cartItems_3')).toEqual([])
})

test('equal lines of a stored cart become one, and both notes stay [4.6.1, 4.6.3]', () => {
  cart.switchTo(3)
  cart.add({ ...soup, quantity: 2, customizations: 'No nuts' })
  cart.add(largeSoup)
  const [plain, large] = stored('cartItems_3')
  kept.set(
    'cartItems_4',
    JSON.stringify([plain, large, { ...plain, customizations: 'Hot' }, { ...large, quantity: 99 }]),
  )
  cart.switchTo(4)
  expect(useCart.getState().items).toEqual([
    { ...soup, quantity: 4, customizations: 'No nuts; Hot' },
    { ...largeSoup, quantity: 99 },
  ])
})

test('a stored cart of another shape counts as empty', () => {
  kept.set('cartItems_3', JSON.stringify([{ id: 4, name: 'Soup' }]))
  cart.switchTo(3)
  expect(names()).toEqual([])
})
