import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CartItem } from '@/lib/cart/rules'
import type { Order } from '@/lib/db/shapes'
import { changeToWire, orderToWire } from '@/lib/orders/contract/wire'
import type { Change } from '@/lib/orders/rules/changed-choice'
import { MemoryStorage } from '@/tests/browser-storage'
import { anOrder as aPlacedOrder } from '@/tests/orders'

const item = (id: number, name: string, priceCents: number) => ({
  id: id + 1000,
  menuItemId: id,
  name,
  quantity: 1,
  customizations: null,
  priceCents,
  foodImage: '',
})
/** An order that was not placed yet. */
const anOrder = (over: Partial<Order> = {}) =>
  aPlacedOrder({
    status: 'Active',
    paymentMethod: null,
    submittedAt: null,
    cancelableUntil: null,
    stage: null,
    version: 0,
    newAt: null,
    acceptedAt: null,
    estimatedFor: null,
    items: [item(1, 'Soup', 800), item(2, 'Cake', 400)],
    ...over,
  })
const aLine = (id: number, name: string, priceCents: number): CartItem => ({
  id,
  name,
  priceCents,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Bistro',
  foodImage: '',
  customizations: null,
})

type OneAnswer = Response | { status?: number; body: unknown } | { status?: number; order: Order } | null
/** A list answers call after call. */
type Answer = OneAnswer | OneAnswer[]
let calls: { call: string; body: unknown; key: string | null }[] = []
let answers: Record<string, Answer> = {}

/** The server answers by method and path; any other call fails as a lost one. */
function serve(known: Record<string, Answer>) {
  answers = known
}
const servesNew = (order: Order) => ({
  'POST /api/orders/': { status: 201, order },
  [`GET /api/orders/${order.id}`]: { order },
})
const refusal = (message: string, more: object = {}) => ({ message, error: message, errors: {}, ...more })

/** Reloads the page: memory is lost, storage is kept. */
async function loadPage() {
  vi.resetModules()
  const [checkout, store, carts, { useCheckoutShell }, { forgetOrder }] = await Promise.all([
    import('./checkout-flow'),
    import('./checkout-store'),
    import('@/lib/cart/browser/cart-store'),
    import('./checkout-shell'),
    import('./order-in-progress'),
  ])
  const told: string[] = []
  useCheckoutShell.setState({
    shell: {
      announce: () => told.push('announce'),
      reloadOrders: () => told.push('reload'),
      leave: (to, alert) => told.push(alert ? `${to}: ${alert}` : to),
      takeUser: ({ walletCents }) => told.push(`balance ${walletCents}`),
    },
  })
  carts.cart.switchTo(3)
  return {
    ...checkout,
    ...store,
    ...carts,
    useCheckoutShell,
    forgetOrder,
    told,
    state: () => store.useCheckout.getState(),
  }
}
type Page = Awaited<ReturnType<typeof loadPage>>

/** Waits for the answers that are due; a lost one takes a moment. */
const settle = () => vi.advanceTimersByTimeAsync(60)

/** A page whose checkout has the order 12. */
async function atCheckout(order = anOrder()): Promise<Page> {
  const page = await loadPage()
  page.continueOrder(order)
  page.enterCheckout({ cameAsGuest: false })
  await settle()
  calls = []
  return page
}

beforeEach(() => {
  calls = []
  answers = {}
  const window = Object.assign(new EventTarget(), { location: { pathname: '/checkout' } })
  vi.stubGlobal('window', window)
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const key = new Headers(headers).get('Idempotency-Key')
    calls.push({ call: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : null, key })
    const known = answers[`${method} ${path}`]
    const answer = Array.isArray(known) ? known.shift() : known
    if (!answer) throw new TypeError('Failed to fetch')
    if (answer instanceof Response) return answer.clone()
    const sent = 'order' in answer ? orderToWire(answer.order) : answer.body
    return Response.json(sent, { status: answer.status ?? 200 })
  })
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Another tab has its turn to create an order, until the returned function is called. */
function holdTurn(): () => void {
  let letGo = () => {}
  const turn = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const locks = { request: (_name: string, work: () => Promise<unknown>) => turn.then(work) }
  vi.stubGlobal('navigator', { locks })
  return letGo
}

const soup = aLine(1, 'Soup', 800)
const cake = aLine(2, 'Cake', 400)

describe('starting an order', () => {
  test('a new order is created from the cart, read by its id and stored as the current one', async () => {
    const page = await loadPage()
    serve({ ...servesNew(anOrder()), 'GET /api/orders/12': { order: anOrder({ totalCents: 2100 }) } })
    expect(await page.startCheckout([soup, cake])).toBeNull()
    expect(calls.map(({ call }) => call)).toEqual(['POST /api/orders/', 'GET /api/orders/12'])
    expect(calls[0]?.body).toMatchObject({
      restaurant_id: 7,
      status: 'Active',
      items: [{ menu_item_id: 1, quantity: 1, restaurant_id: 7 }, { menu_item_id: 2 }],
    })
    expect(page.state().at).toBe('ready')
    expect(page.currentOrder.read()).toMatchObject({ id: 12, status: 'Active', totalCents: 2100 })
    expect(JSON.parse(localStorage.getItem('currentOrder') ?? '')).toMatchObject({ totalCost: 21 })
  })

  test('an empty cart creates no order and makes no call', async () => {
    const page = await loadPage()
    expect(await page.startCheckout([])).toBe('Server error: Could not create order.')
    expect(calls).toEqual([])
    expect(page.state().at).toBe('none')
  })

  test('the restaurant of an order is that of its first line, or that of the current order, or none', async () => {
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
  ])('an answer that cannot be read gets its own text: %s', async (_, answer) => {
    const page = await loadPage()
    serve({ 'POST /api/orders/': answer() })
    const starting = page.startCheckout([soup])
    await settle()
    expect(await starting).toBe('Server error: Could not create order.')
  })

  test('a refusal is shown in the words of the server', async () => {
    const page = await loadPage()
    const message = 'This restaurant is not taking orders right now.'
    serve({ 'POST /api/orders/': { status: 409, body: refusal(message) } })
    expect(await page.startCheckout([soup])).toBe(message)
  })

  test('a second press repeats the attempt when the answer was lost, and is a new attempt otherwise', async () => {
    const page = await loadPage()
    const lost = page.startCheckout([soup])
    await settle()
    expect(await lost).toBe('Something went wrong. Please try again')
    serve({ 'POST /api/orders/': { status: 409, body: refusal('No') } })
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
    serve({ 'POST /api/orders/': { status: 409, body: refusal('Changed', { changes }) } })
    expect(await page.startCheckout([soup, cake])).toBe('No longer on the menu, so we took it out of your cart: Soup.')
    expect(page.useCart.getState().items.map(({ name }) => name)).toEqual(['Cake'])
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
      serve({ 'POST /api/orders/': refused, 'GET /api/orders/12': { order: placed } })
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
        'POST /api/orders/': [refused, { status: 201, order: fresh }],
        'GET /api/orders/12': { order: placed },
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
    serve({ 'GET /api/orders/12': { order: anOrder({ totalCents: 2100 }) } })
    page.enterCheckout({ cameAsGuest: false })
    expect(page.state()).toMatchObject({ at: 'active', order: { totalCents: 2000 } })
    await settle()
    expect(page.state()).toMatchObject({ at: 'active', order: { totalCents: 2100 } })
    expect(page.told).toEqual([])
  })

  test('checkout without an order leads to /orders', async () => {
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

  test('a reload keeps the order and the choices of the tab, and what was typed', async () => {
    const before = await atCheckout()
    const choices = { deliveryOption: 'priority', instructions: 'Ring twice' } as const
    before.dispatch({ type: 'chosen', choices })
    const page = await loadPage()
    serve({ 'GET /api/orders/12': { order: anOrder() } })
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
    serve({ 'GET /api/orders/12': answer })
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    expect(page.told).toEqual([told])
    expect(page.currentOrder.read()).toBeNull()
  })

  test('an order whose submission lost its answer is announced as placed after a reload', async () => {
    await atCheckout()
    const page = await loadPage()
    serve({ 'GET /api/orders/12': { order: anOrder({ status: 'Submitted' }) } })
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['announce', 'reload'])
  })

  test('an order that another tab has placed leads to /orders, and the rest is left to that tab', async () => {
    const page = await atCheckout()
    const placed = anOrder({ status: 'Submitted' })
    serve({ 'GET /api/orders/12': { order: placed } })
    tellTab(page, placed)
    await settle()
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['/orders'])
    expect(page.currentOrder.read()).toMatchObject({ id: 12, status: 'Submitted' })
  })
})

/** What the tab hears when another tab stores its order. */
function tellTab(page: Page, order: Order | null) {
  page.currentOrder.write(order)
  window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: localStorage, key: 'currentOrder' }))
}

describe('one checkout a browser', () => {
  const newer = anOrder({ id: 13, items: [item(2, 'Cake', 400)] })
  const notice = { kind: 'updated', text: 'Your order was updated in another tab' }

  test('a tab goes on with the order that another tab has begun, keeps the choices and says so', async () => {
    const page = await atCheckout()
    page.dispatch({ type: 'chosen', choices: { deliveryOption: 'priority' } })
    tellTab(page, newer)
    expect(page.state()).toMatchObject({
      at: 'active',
      order: { id: 13 },
      choices: { deliveryOption: 'priority' },
      problem: notice,
    })
    expect(page.told).toEqual([])
    expect(page.currentOrder.read()?.id).toBe(13)
  })

  test('a tab that comes back goes on with the newer order', async () => {
    const before = await atCheckout()
    before.dispatch({ type: 'chosen', choices: { deliveryOption: 'priority' } })
    before.currentOrder.write(newer)
    const page = await loadPage()
    serve({ 'GET /api/orders/13': { order: newer } })
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    expect(page.state()).toMatchObject({ order: { id: 13 }, choices: { deliveryOption: 'priority' }, problem: notice })
  })

  test('a tab that arrives while another one begins an order asks for the newer one only', async () => {
    const page = await loadPage()
    const letGo = holdTurn()
    serve({ 'GET /api/orders/13': { order: newer } })
    page.continueOrder(anOrder())
    page.enterCheckout({ cameAsGuest: false })
    await settle()
    page.currentOrder.write(newer)
    letGo()
    await settle()
    expect(calls.map(({ call }) => call)).toEqual(['GET /api/orders/13'])
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 } })
  })

  test('a tab that has not heard of the newer order shows it before anything is placed', async () => {
    const page = await atCheckout()
    page.currentOrder.write(newer)
    await page.placeOrder({})
    expect(calls).toEqual([])
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 }, problem: notice })
  })

  test('a tab that was placing when its order was replaced goes on with the newer one', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { status: 404, body: refusal('Order not found') } })
    const placing = page.placeOrder({})
    tellTab(page, newer)
    expect(page.state().at).toBe('placing')
    await placing
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 }, problem: notice })
    expect(page.told).toEqual([])
  })

  test('a tab whose order was replaced by one that is placed already leads to /orders', async () => {
    const page = await atCheckout()
    tellTab(page, anOrder({ id: 13, status: 'Submitted' }))
    expect(page.state().at).toBe('none')
    expect(page.told).toEqual(['/orders'])
    expect(page.currentOrder.read()).toMatchObject({ id: 13, status: 'Submitted' })
  })

  test('a tab that was placing stays until it has its own answer', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { status: 404, body: refusal('Order not found') } })
    const placing = page.placeOrder({})
    tellTab(page, anOrder({ id: 13, status: 'Submitted' }))
    expect(page.told).toEqual([])
    await placing
    expect(page.told).toEqual(['/orders'])
  })

  test('accepting changes renews nothing when another tab has begun a newer order', async () => {
    const page = await atCheckout()
    const dearer = { kind: 'price', menu_item_id: 2, name: 'Cake', from: 4, to: 5 }
    serve({ 'PUT /api/orders/12/submit': { status: 409, body: refusal('Changed', { changes: [dearer] }) } })
    await page.placeOrder({})
    calls = []
    page.currentOrder.write(newer)
    expect(await page.acceptChanges()).toBe(false)
    expect(calls).toEqual([])
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 } })
  })

  test('accepting changes of an order that was placed elsewhere leads to /orders', async () => {
    const page = await atCheckout()
    serve({
      'PUT /api/orders/12/submit': { status: 409, body: refusal('Changed', { changes: [{ kind: 'slot' }] }) },
      'POST /api/orders/': { status: 409, body: refusal('This order was already placed.', { placed: 12 }) },
      'GET /api/orders/12': { order: anOrder({ status: 'Submitted' }) },
    })
    await page.placeOrder({})
    expect(await page.acceptChanges()).toBe(false)
    await settle()
    expect(page.state().at).toBe('none')
    expect(page.told).toEqual(['/orders'])
  })

  test('a placed order leaves the cart in one tab only', async () => {
    const submitted = anOrder({ status: 'Submitted' })
    const page = await atCheckout()
    page.cart.replace([{ ...soup, quantity: 2 }, cake])
    serve({ 'PUT /api/orders/12/submit': { order: submitted } })
    void page.placeOrder({})
    await settle()
    // Another tab placed it at the same moment and is a little faster.
    page.settled.write(12)
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.useCart.getState().items).toMatchObject([{ name: 'Soup', quantity: 2 }, { name: 'Cake' }])
    expect(page.state().at).toBe('none')
  })
})

describe('placing an order', () => {
  const submitted = anOrder({ status: 'Submitted', totalCents: 2100 })

  test('a placed order is announced after 500 ms, and after 1000 ms the orders are reloaded and the cart is emptied', async () => {
    const page = await atCheckout()
    page.cart.replace([soup])
    serve({ 'PUT /api/orders/12/submit': { order: submitted }, 'GET /api/orders/12': { order: submitted } })
    await Promise.all([page.placeOrder({ tip: 1 }), page.placeOrder({ tip: 1 })])
    expect(calls.map(({ call }) => call)).toEqual(['PUT /api/orders/12/submit', 'GET /api/orders/12'])
    expect(page.currentOrder.read()).toMatchObject({ status: 'Submitted', totalCents: 2100 })
    vi.advanceTimersByTime(499)
    expect(page.told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(page.told).toEqual(['announce'])
    vi.advanceTimersByTime(499)
    expect(page.useCart.getState().items).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(page.told).toEqual(['announce', 'reload'])
    expect(page.useCart.getState().items).toEqual([])
    expect(page.currentOrder.read()).toBeNull()
    expect(page.state().at).toBe('none')
  })

  test('a submitted order counts as submitted even when reading it again fails', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { order: submitted } })
    void page.placeOrder({})
    await settle()
    expect(page.state()).toMatchObject({ at: 'placed', order: { status: 'Submitted' } })
  })

  test('the steps after a placed order continue after a reload', async () => {
    const before = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { order: submitted } })
    void before.placeOrder({})
    await settle()
    before.useCheckoutShell.setState({ shell: null })
    const page = await loadPage()
    page.followCheckout('/checkout')
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['announce', 'reload'])
  })

  test('an order that the server returns as Active is not announced', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { order: anOrder() }, 'GET /api/orders/12': { order: anOrder() } })
    await page.placeOrder({})
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual([])
    expect(page.state().at).toBe('active')
  })

  test('the cart of another user who has signed in meanwhile is not cleared', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { order: submitted }, 'GET /api/orders/12': { order: submitted } })
    await page.placeOrder({})
    vi.advanceTimersByTime(600)
    page.cart.switchTo(4)
    page.cart.replace([soup])
    vi.runAllTimers()
    expect(page.useCart.getState().items).toHaveLength(1)
  })

  test('what was added since the order was begun stays in the cart', async () => {
    const page = await atCheckout()
    page.cart.replace([{ ...soup, quantity: 3 }, aLine(3, 'Tea', 300)])
    serve({ 'PUT /api/orders/12/submit': { order: submitted }, 'GET /api/orders/12': { order: submitted } })
    await page.placeOrder({})
    vi.advanceTimersByTime(1000)
    expect(page.useCart.getState().items).toMatchObject([
      { name: 'Soup', quantity: 2 },
      { name: 'Tea', quantity: 1 },
    ])
  })

  test('the cart of another restaurant stays', async () => {
    const page = await atCheckout()
    page.cart.replace([{ ...aLine(9, 'Soup', 800), restaurantId: 8 }])
    serve({ 'PUT /api/orders/12/submit': { order: submitted }, 'GET /api/orders/12': { order: submitted } })
    await page.placeOrder({})
    vi.advanceTimersByTime(1000)
    expect(page.useCart.getState().items).toHaveLength(1)
  })

  test('an order that is started at once has nothing of the one that was just placed', async () => {
    const page = await atCheckout()
    serve({
      'PUT /api/orders/12/submit': { order: submitted },
      'GET /api/orders/12': { order: submitted },
      ...servesNew(anOrder({ id: 13 })),
    })
    page.cart.replace([{ ...soup, quantity: 2 }])
    await page.placeOrder({})
    vi.advanceTimersByTime(600)
    expect(await page.startCheckout(page.useCart.getState().items)).toBe(
      'You have already placed this order, so we took it out of your cart.',
    )
    expect(await page.startCheckout(page.useCart.getState().items)).toBeNull()
    vi.runAllTimers()
    expect(page.useCart.getState().items).toMatchObject([{ name: 'Soup', quantity: 1 }])
    expect(page.state()).toMatchObject({ at: 'ready', order: { id: 13 } })
  })

  test('an older order that is continued at once leaves nothing of the placed one in the cart', async () => {
    const page = await atCheckout()
    page.cart.replace([soup])
    serve({ 'PUT /api/orders/12/submit': { order: submitted } })
    void page.placeOrder({})
    await settle()
    page.continueOrder(anOrder({ id: 11 }))
    expect(page.useCart.getState().items).toEqual([])
    expect(page.state()).toMatchObject({ at: 'ready', order: { id: 11 } })
  })

  test('the same choices keep their key until an answer comes, and other choices get a new one', async () => {
    const page = await atCheckout()
    for (const tip of [1, 1, 2]) {
      void page.placeOrder({ tip })
      await settle()
    }
    const [first, second, third] = calls.map(({ key }) => key)
    expect(first).not.toBeNull()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(page.state()).toMatchObject({ at: 'active', problem: { kind: 'other' } })
  })

  test('a wallet that does not cover the order is reported, and the shown balance is updated', async () => {
    const page = await atCheckout()
    const user = {
      firstName: 'Ada',
      lastName: '',
      email: '',
      phoneNumber: '',
      address: '',
      city: '',
      state: '',
      zip: '',
    }
    const more = { profileImage: '', restaurantOwner: false, guestAccount: false, deliveryInstructions: '' }
    serve({
      'PUT /api/orders/12/submit': { status: 402, body: refusal('Insufficient funds in your wallet.') },
      'GET /api/auth/': { body: { ...user, ...more, id: 3, wallet: 9.99 } },
    })
    await page.placeOrder({ paymentMethod: 'wallet' })
    const problem = { kind: 'funds', text: 'Insufficient funds in your wallet.' }
    expect(page.state()).toMatchObject({ at: 'active', problem })
    expect(page.told).toEqual(['balance 999'])
  })

  test('an order that no longer exists leads to /orders', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { status: 404, body: refusal('Order not found') } })
    await page.placeOrder({})
    expect(page.told).toEqual(['/orders: We no longer have this order. Your cart still holds what you chose.'])
    expect(page.currentOrder.read()).toBeNull()
  })
})

describe('accepting changes', () => {
  const gone = { kind: 'gone', menuItemId: null, name: 'Soup' } as const
  const dearer = { kind: 'price', menuItemId: 2, name: 'Cake', fromCents: 400, toCents: 500 } as const
  const now = anOrder({ items: [{ ...item(1, 'Soup', 800), menuItemId: null }, item(2, 'Cake', 400)] })
  const fresh = anOrder({ id: 13, items: [item(2, 'Cake', 500)] })
  const refused = (...changes: Change[]) => ({
    status: 409,
    body: refusal('Changed', { changes: changes.map(changeToWire) }),
  })

  test('a new order replaces one that changed, and the cart is updated', async () => {
    const page = await atCheckout()
    page.cart.replace([soup, cake, aLine(3, 'Tea', 300)])
    serve({
      'PUT /api/orders/12/submit': refused(gone, dearer),
      'GET /api/orders/12': { order: now },
      ...servesNew(fresh),
    })
    await page.placeOrder({})
    expect(page.state()).toMatchObject({ at: 'changed', changes: [gone, dearer], left: [{ name: 'Cake' }] })
    calls = []
    expect(await page.acceptChanges()).toBe(true)
    expect(calls.map(({ call }) => call)).toEqual(['POST /api/orders/', 'GET /api/orders/13'])
    expect(calls[0]?.body).toMatchObject({ items: [{ menu_item_id: 2 }], replaces: 12 })
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 } })
    expect(page.currentOrder.read()?.id).toBe(13)
    expect(page.useCart.getState().items.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Cake', 500],
      ['Tea', 300],
    ])
  })

  test('accepting again after a lost answer creates one order', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': refused(dearer) })
    await page.placeOrder({})
    const lost = page.acceptChanges()
    await settle()
    expect(await lost).toBe(false)
    expect(page.state()).toMatchObject({ at: 'changed', problem: { kind: 'other' } })
    serve(servesNew(fresh))
    expect(await page.acceptChanges()).toBe(true)
    const [first, second] = calls.flatMap(({ call, key }) => (call === 'POST /api/orders/' ? key : []))
    expect(first).toBe(second)
  })

  test('nothing is created when no item of the order is left', async () => {
    const nothing = anOrder({ items: [{ ...item(1, 'Soup', 800), menuItemId: null }] })
    for (const change of [gone, { kind: 'closed' } as const]) {
      const page = await atCheckout()
      serve({ 'PUT /api/orders/12/submit': refused(change), 'GET /api/orders/12': { order: nothing } })
      await page.placeOrder({})
      expect(page.state()).toMatchObject({ at: 'changed', left: [] })
      calls = []
      expect(await page.acceptChanges()).toBe(false)
      expect(calls).toEqual([])
    }
  })
})

describe('leaving the checkout', () => {
  test('another route drops the Active order; staying and reloading do not', async () => {
    const page = await atCheckout()
    page.followCheckout('/checkout')
    page.followCheckout('/checkout/')
    expect(page.currentOrder.read()?.id).toBe(12)
    page.followCheckout('/home')
    expect(page.currentOrder.read()).toBeNull()
    expect(page.state().at).toBe('none')
  })

  test('leaving by a typed address drops the order too', async () => {
    await atCheckout()
    const page = await loadPage()
    page.followCheckout('/home')
    expect(page.currentOrder.read()).toBeNull()
    expect(page.unplaced.read()).toBe(12)
  })

  test('a tab drops no order of another tab', async () => {
    const elsewhere = await loadPage()
    elsewhere.currentOrder.write(anOrder())
    elsewhere.followCheckout('/home')
    expect(elsewhere.currentOrder.read()?.id).toBe(12)
    const page = await atCheckout(anOrder({ id: 11 }))
    page.currentOrder.write(anOrder())
    page.followCheckout('/home')
    expect(page.currentOrder.read()?.id).toBe(12)
  })

  test('the order left behind is replaced by the next one, even when the first answer was lost', async () => {
    const page = await atCheckout()
    page.followCheckout('/home')
    const lost = page.startCheckout([soup, cake])
    await settle()
    await lost
    serve(servesNew(anOrder({ id: 13 })))
    await page.startCheckout([soup, cake])
    expect(calls.map(({ body }) => body)).toMatchObject([{ replaces: 12 }, { replaces: 12 }, null])
    expect(page.unplaced.read()).toBe(13)
  })

  test('leaving while an order is being placed waits for the answer', async () => {
    const page = await atCheckout()
    serve({ 'PUT /api/orders/12/submit': { status: 409, body: refusal('No') } })
    const placing = page.placeOrder({})
    page.followCheckout('/home')
    expect(page.state().at).toBe('placing')
    vi.stubGlobal('window', Object.assign(window, { location: { pathname: '/home' } }))
    await placing
    expect(page.state().at).toBe('none')
  })

  describe('after an answer was lost', () => {
    async function unsure() {
      const page = await atCheckout()
      void page.placeOrder({})
      await settle()
      page.cart.replace([soup])
      calls = []
      return page
    }

    test('an order that the server has as Submitted is announced, and the steps of placing follow', async () => {
      const page = await unsure()
      serve({ 'GET /api/orders/12': { order: anOrder({ status: 'Submitted' }) } })
      page.followCheckout('/home')
      await settle()
      expect(page.currentOrder.read()).toMatchObject({ id: 12, status: 'Submitted' })
      await vi.advanceTimersByTimeAsync(1000)
      expect(page.told).toEqual(['announce', 'reload'])
      expect(page.useCart.getState().items).toEqual([])
      expect(page.currentOrder.read()).toBeNull()
    })

    test('an order that the server has as Active is forgotten', async () => {
      const page = await unsure()
      serve({ 'GET /api/orders/12': { order: anOrder() } })
      page.followCheckout('/home')
      expect(page.currentOrder.read()?.id).toBe(12)
      await settle()
      expect(page.state().at).toBe('none')
      expect(page.currentOrder.read()).toBeNull()
      expect(page.told).toEqual([])
    })

    test.each([
      ['canceled', { order: anOrder({ status: 'Canceled' }) }],
      ['gone', { status: 404, body: refusal('Order not found') }],
    ])('an order that is %s is forgotten, and the customer stays where they are', async (_, answer) => {
      const page = await unsure()
      serve({ 'GET /api/orders/12': answer })
      page.followCheckout('/home')
      await settle()
      expect(page.state().at).toBe('none')
      expect(page.told).toEqual([])
    })

    test('without an answer nothing is forgotten, and the next screen asks again, after a reload too', async () => {
      const page = await unsure()
      page.followCheckout('/home')
      await settle()
      expect(page.state().at).toBe('leaving')
      const reloaded = await loadPage()
      serve({ 'GET /api/orders/12': { order: anOrder({ status: 'Submitted' }) } })
      reloaded.followCheckout('/home')
      await settle()
      await vi.advanceTimersByTimeAsync(1000)
      expect(reloaded.told).toEqual(['announce', 'reload'])
    })
  })
})

test('the order in progress is forgotten when it is canceled and when another user signs in', async () => {
  const page = await atCheckout()
  serve({ 'PUT /api/orders/12/cancel': { order: anOrder({ status: 'Canceled' }) } })
  await page.cancelOrder(12, 'key')
  expect(page.state().at).toBe('none')
  expect(page.currentOrder.read()).toBeNull()
  page.continueOrder(anOrder({ id: 13 }))
  page.forgetOrder()
  expect(page.state().at).toBe('none')
  expect(page.currentOrder.read()).toBeNull()
})
