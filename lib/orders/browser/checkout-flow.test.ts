import { describe, expect, test, vi } from 'vitest'
import {
  aLine,
  anOrder,
  atCheckout,
  CREATE,
  cake,
  calls,
  holdTurn,
  item,
  loadPage,
  READ,
  refusal,
  serve,
  servesNew,
  settle,
  soup,
  standInForBrowser,
  tellTab,
} from '@/tests/checkout'

standInForBrowser()

describe('starting an order', () => {
  test('a new order is created from the cart, read by its id and stored as the current one [5.6.2, 7.1.1, 7.1.41]', async () => {
    const page = await loadPage()
    serve({ ...servesNew(anOrder()), [READ]: { order: anOrder({ totalCents: 2100 }) } })
    expect(await page.startCheckout([soup, cake])).toBeNull()
    expect(calls.map(({ call }) => call)).toEqual([CREATE, READ])
    expect(calls[0]?.body).toMatchObject({
      restaurant_id: 7,
      status: 'Active',
      items: [{ menu_item_id: 1, quantity: 1, restaurant_id: 7 }, { menu_item_id: 2 }],
    })
    expect(page.state().at).toBe('ready')
    expect(page.currentOrder.read()).toMatchObject({ id: 12, status: 'Active', totalCents: 2100 })
    expect(JSON.parse(localStorage.getItem('currentOrder') ?? '')).toMatchObject({ totalCost: 21 })
  })

  test('an empty cart creates no order and makes no call [5.6.1]', async () => {
    const page = await loadPage()
    expect(await page.startCheckout([])).toBe('Server error: Could not create order.')
    expect(calls).toEqual([])
    expect(page.state().at).toBe('none')
  })

  test('the restaurant of an order is that of its first line, or that of the current order, or none [5.6.2]', async () => {
    const page = await loadPage()
    const { createOrder } = await import('./order-calls')
    const creation = { replaces: null, idempotencyKey: 'key' }
    const unknown = { ...soup, restaurantId: null }
    serve(servesNew(anOrder()))
    await expect(createOrder([unknown], creation)).rejects.toThrow('Server error: Could not create order.')
    expect(calls).toEqual([])
    page.currentOrder.write(anOrder({ id: 11, restaurantId: 8 }))
    await createOrder([unknown], creation)
    expect(calls[0]?.body).toMatchObject({ restaurant_id: 8, items: [{ restaurant_id: 8 }] })
    await createOrder([cake, unknown], creation)
    expect(calls[2]?.body).toMatchObject({ restaurant_id: 7 })
  })

  test.each([
    ['a page of a proxy', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['a page instead of an error', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['a page instead of an order', () => new Response('<h1>Hello</h1>', { status: 201 })],
    ['JSON that is no order', () => Response.json({ id: 'x' }, { status: 201 })],
  ])('an answer that cannot be read gets its own text: %s [8.2.2]', async (_, answer) => {
    const page = await loadPage()
    serve({ [CREATE]: answer() })
    const starting = page.startCheckout([soup])
    await settle()
    expect(await starting).toBe('Server error: Could not create order.')
  })

  test('a refusal is shown in the words of the server', async () => {
    const page = await loadPage()
    const message = 'This restaurant is not taking orders right now.'
    serve({ [CREATE]: { status: 409, body: refusal(message) } })
    expect(await page.startCheckout([soup])).toBe(message)
  })

  test('a second press repeats the attempt when the answer was lost, and is a new attempt otherwise [7.6.4]', async () => {
    const page = await loadPage()
    const lost = page.startCheckout([soup])
    await settle()
    expect(await lost).toBe('Something went wrong. Please try again')
    serve({ [CREATE]: { status: 409, body: refusal('No') } })
    await page.startCheckout([soup])
    await page.startCheckout([soup])
    const [first, second, third] = calls.map(({ key }) => key)
    expect(first).not.toBeNull()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('a deleted item leaves the cart and is named', async () => {
    const page = await loadPage()
    page.cart.replace([soup, cake])
    const changes = [{ kind: 'gone', menu_item_id: 1, name: 'Soup' }]
    serve({ [CREATE]: { status: 409, body: refusal('Changed', { changes }) } })
    expect(await page.startCheckout([soup, cake])).toBe('No longer on the menu, so we took it out of your cart: Soup.')
    expect(page.useCart.getState().items.map(({ name }) => name)).toEqual(['Cake'])
  })

  test('an order of an item that is served at other times is begun for later [4.34.4]', async () => {
    const page = await loadPage()
    page.cart.replace([soup, cake])
    const changes = [{ kind: 'sold_out', menu_item_id: 1, name: 'Soup', from: '2026-11-23T16:00:00.000Z' }]
    serve({ [CREATE]: { status: 409, body: refusal('Changed', { changes }) } })
    await page.startCheckout([soup, cake])
    expect(calls.map(({ body }) => body)).toMatchObject([{ replaces: null }, { later: true }])
    expect(calls[0]?.body).not.toHaveProperty('later')
  })

  test('a changed price is shown in the cart before anything is ordered', async () => {
    const page = await loadPage()
    page.cart.replace([soup, cake])
    serve(servesNew(anOrder({ items: [item(1, 'Soup', 900), item(2, 'Cake', 400)] })))
    expect(await page.startCheckout([soup, cake])).toBe('Some prices have changed. Your cart shows the new ones.')
    expect(page.useCart.getState().items.map(({ priceCents }) => priceCents)).toEqual([900, 400])
    expect(page.state().at).toBe('none')
    expect(page.currentOrder.read()).toBeNull()
    expect(page.unplaced.read()).toBe(12)
  })

  test('a choice that is gone or sold out is named, and its line stays to be changed [4.20.6]', async () => {
    const page = await loadPage()
    const size = (id: number, name: string) => ({ id, group: 'Size', name, priceCents: 100 })
    const [large, small] = [size(5, 'Large'), size(6, 'Small')].map((one) => ({ ...soup, modifiers: [one] }))
    const lines = [large, small, cake].flatMap((line) => line ?? [])
    page.cart.replace(lines)
    const line = { menu_item_id: 1, name: 'Soup', order_item_id: null }
    const changes = [{ kind: 'modifier_sold_out', ...line, modifier_id: 5, modifier: 'Large' }]
    serve({ [CREATE]: { status: 409, body: refusal('Changed', { changes }) } })
    const problem = await page.startCheckout(lines)
    expect(problem).toBe('Not available anymore: Large for Soup. Please change it in your cart.')
    expect(page.useCart.getState().items).toEqual(lines)
  })

  test('a changed price is that of the line with the choice', async () => {
    const page = await loadPage()
    const olives = { id: 5, group: 'Toppings', name: 'Olives', priceCents: 100 }
    const withOlives = { ...soup, priceCents: 900, modifiers: [olives] }
    page.cart.replace([soup, withOlives])
    const dearer = { ...item(1, 'Soup', 950), id: 1005, modifiers: [{ ...olives, priceCents: 150 }] }
    serve(servesNew(anOrder({ items: [item(1, 'Soup', 800), dearer] })))
    expect(await page.startCheckout([soup, withOlives])).toBe('Some prices have changed. Your cart shows the new ones.')
    const created = calls.find(({ call }) => call === CREATE)?.body
    expect(created).toMatchObject({ items: [{ menu_item_id: 1 }, { menu_item_id: 1, modifiers: [5] }] })
    expect(page.useCart.getState().items.map(({ priceCents }) => priceCents)).toEqual([800, 950])
    expect(page.useCart.getState().items[1]?.modifiers).toEqual([{ ...olives, priceCents: 150 }])
  })

  test('an order starts after that of another tab and replaces it', async () => {
    const page = await loadPage()
    const letGo = holdTurn()
    serve(servesNew(anOrder({ id: 13 })))
    const starting = page.startCheckout([soup])
    await settle()
    expect(calls).toEqual([])
    page.unplaced.write(11)
    letGo()
    await starting
    expect(calls[0]?.body).toMatchObject({ replaces: 11 })
  })

  describe('when the cart was ordered meanwhile', () => {
    const placed = anOrder({ status: 'Submitted' })
    const refused = { status: 409, body: refusal('This order was already placed.', { placed: 12 }) }
    const told = 'You have already placed this order, so we took it out of your cart.'

    test('what was ordered leaves the cart, what was added stays, and nothing is ordered', async () => {
      const page = await loadPage()
      page.unplaced.write(12)
      page.cart.replace([{ ...soup, quantity: 3 }, cake])
      serve({ [CREATE]: refused, [READ]: { order: placed } })
      expect(await page.startCheckout(page.useCart.getState().items)).toBe(told)
      expect(page.useCart.getState().items).toMatchObject([{ name: 'Soup', quantity: 2 }])
      expect(page.state().at).toBe('none')
      serve(servesNew(anOrder({ id: 13 })))
      expect(await page.startCheckout(page.useCart.getState().items)).toBeNull()
      expect(calls.at(-2)?.body).toMatchObject({ replaces: null })
    })

    test('a cart that has nothing of it is ordered at once', async () => {
      const page = await loadPage()
      page.unplaced.write(12)
      page.cart.replace([aLine(3, 'Tea', 300)])
      const fresh = anOrder({ id: 13 })
      serve({
        ...servesNew(fresh),
        [CREATE]: [refused, { status: 201, order: fresh }],
        [READ]: { order: placed },
      })
      expect(await page.startCheckout(page.useCart.getState().items)).toBeNull()
      expect(page.state()).toMatchObject({ at: 'ready', order: { id: 13 } })
    })
  })
})

describe('opening the checkout', () => {
  test('the stored order is shown at once, and then as the server returns it', async () => {
    const page = await loadPage()
    page.currentOrder.write(anOrder())
    serve({ [READ]: { order: anOrder({ totalCents: 2100 }) } })
    page.enterCheckout({ cameAsGuest: false })
    expect(page.state()).toMatchObject({ at: 'active', order: { totalCents: 2000 } })
    await settle()
    expect(page.state()).toMatchObject({ at: 'active', order: { totalCents: 2100 } })
    expect(page.told).toEqual([])
  })

  test('checkout without an order leads to /orders [4.2.3]', async () => {
    const page = await loadPage()
    page.enterCheckout({ cameAsGuest: false })
    expect(page.told).toEqual(['/orders'])
  })

  test("a guest who has just signed up gets an order of the guest's cart", async () => {
    const page = await loadPage()
    page.cart.replace([soup])
    serve(servesNew(anOrder()))
    page.enterCheckout({ cameAsGuest: true })
    await settle()
    expect(page.state().at).toBe('active')
    expect(page.told).toEqual([])
  })

  test('a reload keeps the order and the choices of the tab, and what was typed [4.2.1]', async () => {
    const before = await atCheckout()
    const choices = { deliveryOption: 'priority', deliveryInstructions: 'Ring twice' } as const
    before.dispatch({ type: 'chosen', choices })
    const page = await loadPage()
    serve({ [READ]: { order: anOrder() } })
    page.followCheckout('/checkout')
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 12 }, choices })
  })

  test('a reload without a stored order leads to /orders', async () => {
    await atCheckout()
    localStorage.removeItem('currentOrder')
    const page = await loadPage()
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    expect(page.told).toEqual(['/orders'])
    expect(page.state().at).toBe('none')
  })

  test.each([
    ['is canceled', { order: anOrder({ status: 'Canceled' }) }, '/orders: This order was canceled.'],
    ['is not theirs', { status: 404, body: refusal('Order not found') }, '/orders'],
  ] as const)('an order that %s leads to /orders and is forgotten', async (_, answer, told) => {
    const page = await loadPage()
    page.currentOrder.write(anOrder())
    serve({ [READ]: answer })
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    expect(page.told).toEqual([told])
    expect(page.currentOrder.read()).toBeNull()
  })

  test('an order whose submission lost its answer is announced as placed after a reload', async () => {
    await atCheckout()
    const page = await loadPage()
    serve({ [READ]: { order: anOrder({ status: 'Submitted' }) } })
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['announce', 'reload'])
  })

  test('an order that another tab has placed leads to /orders, and the rest is left to that tab', async () => {
    const page = await atCheckout()
    const placed = anOrder({ status: 'Submitted' })
    serve({ [READ]: { order: placed } })
    tellTab(page, placed)
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['/orders'])
    expect(page.currentOrder.read()).toMatchObject({ id: 12, status: 'Submitted' })
  })
})
