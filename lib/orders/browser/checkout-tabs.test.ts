import { describe, expect, test, vi } from 'vitest'
import {
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
  SUBMIT,
  serve,
  servesNew,
  settle,
  soup,
  standInForBrowser,
  tellTab,
} from '@/tests/checkout'

standInForBrowser()

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
    serve({ [SUBMIT]: { status: 404, body: refusal('Order not found') } })
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
    serve({ [SUBMIT]: { status: 404, body: refusal('Order not found') } })
    const placing = page.placeOrder({})
    tellTab(page, anOrder({ id: 13, status: 'Submitted' }))
    expect(page.told).toEqual([])
    await placing
    expect(page.told).toEqual(['/orders'])
  })

  test('accepting changes renews nothing when another tab has begun a newer order', async () => {
    const page = await atCheckout()
    const dearer = { kind: 'price', menu_item_id: 2, name: 'Cake', from: 4, to: 5 }
    serve({ [SUBMIT]: { status: 409, body: refusal('Changed', { changes: [dearer] }) } })
    await page.placeOrder({})
    calls.length = 0
    page.currentOrder.write(newer)
    expect(await page.acceptChanges()).toBe(false)
    expect(calls).toEqual([])
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 } })
  })

  test('accepting changes of an order that was placed elsewhere leads to /orders', async () => {
    const page = await atCheckout()
    serve({
      [SUBMIT]: { status: 409, body: refusal('Changed', { changes: [{ kind: 'slot' }] }) },
      [CREATE]: { status: 409, body: refusal('This order was already placed.', { placed: 12 }) },
      [READ]: { order: anOrder({ status: 'Submitted' }) },
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
    serve({ [SUBMIT]: { order: submitted } })
    void page.placeOrder({})
    await settle()
    // Another tab placed it at the same moment and is a little faster.
    page.settled.write(12)
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.useCart.getState().items).toMatchObject([{ name: 'Soup', quantity: 2 }, { name: 'Cake' }])
    expect(page.state().at).toBe('none')
  })
})

describe('leaving the checkout', () => {
  test('another route drops the Active order; staying and reloading do not [4.2.4]', async () => {
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

  test('a tab drops no order of another tab [4.2.1]', async () => {
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
    serve({ [SUBMIT]: { status: 409, body: refusal('No') } })
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
      calls.length = 0
      return page
    }

    test('an order that the server has as Submitted is announced, and the steps of placing follow [4.2.4]', async () => {
      const page = await unsure()
      serve({ [READ]: { order: anOrder({ status: 'Submitted' }) } })
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
      serve({ [READ]: { order: anOrder() } })
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
      serve({ [READ]: answer })
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
      serve({ [READ]: { order: anOrder({ status: 'Submitted' }) } })
      reloaded.followCheckout('/home')
      await settle()
      await vi.advanceTimersByTimeAsync(1000)
      expect(reloaded.told).toEqual(['announce', 'reload'])
    })
  })
})
