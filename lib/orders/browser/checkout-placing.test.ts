import { describe, expect, test, vi } from 'vitest'
import { changeToWire } from '@/lib/orders/contract/wire'
import type { Change } from '@/lib/orders/rules/changed-choice'
import {
  aLine,
  anOrder,
  atCheckout,
  CREATE,
  cake,
  calls,
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
} from '@/tests/checkout'

standInForBrowser()

describe('placing an order', () => {
  const submitted = anOrder({ status: 'Submitted', totalCents: 2100 })

  test('a placed order is announced after 500 ms, and after 1000 ms the orders are reloaded and the cart is emptied [4.2.10, 4.2.11]', async () => {
    const page = await atCheckout()
    page.cart.replace([soup])
    serve({ [SUBMIT]: { order: submitted }, [READ]: { order: submitted } })
    await Promise.all([page.placeOrder({ tip: 1 }), page.placeOrder({ tip: 1 })])
    expect(calls.map(({ call }) => call)).toEqual([SUBMIT, READ])
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

  test('a submitted order counts as submitted even when reading it again fails [4.2.9]', async () => {
    const page = await atCheckout()
    serve({ [SUBMIT]: { order: submitted } })
    void page.placeOrder({})
    await settle()
    expect(page.state()).toMatchObject({ at: 'placed', order: { status: 'Submitted' } })
  })

  test('the steps after a placed order continue after a reload [4.2.11]', async () => {
    const before = await atCheckout()
    serve({ [SUBMIT]: { order: submitted } })
    void before.placeOrder({})
    await settle()
    before.useCheckoutShell.setState({ shell: null })
    const page = await loadPage()
    page.followCheckout('/checkout')
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['announce', 'reload'])
  })

  test('an order that the server returns as Active is not announced [4.2.10]', async () => {
    const page = await atCheckout()
    serve({ [SUBMIT]: { order: anOrder() }, [READ]: { order: anOrder() } })
    await page.placeOrder({})
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual([])
    expect(page.state().at).toBe('active')
  })

  test('the cart of another user who has signed in meanwhile is not cleared', async () => {
    const page = await atCheckout()
    serve({ [SUBMIT]: { order: submitted }, [READ]: { order: submitted } })
    await page.placeOrder({})
    vi.advanceTimersByTime(600)
    page.cart.switchTo(4)
    page.cart.replace([soup])
    vi.runAllTimers()
    expect(page.useCart.getState().items).toHaveLength(1)
  })

  test('what was added since the order was begun stays in the cart [4.2.11]', async () => {
    const page = await atCheckout()
    page.cart.replace([{ ...soup, quantity: 3 }, aLine(3, 'Tea', 300)])
    serve({ [SUBMIT]: { order: submitted }, [READ]: { order: submitted } })
    await page.placeOrder({})
    vi.advanceTimersByTime(1000)
    expect(page.useCart.getState().items).toMatchObject([
      { name: 'Soup', quantity: 2 },
      { name: 'Tea', quantity: 1 },
    ])
  })

  test('the cart of another restaurant stays [4.2.11]', async () => {
    const page = await atCheckout()
    page.cart.replace([{ ...aLine(9, 'Soup', 800), restaurantId: 8 }])
    serve({ [SUBMIT]: { order: submitted }, [READ]: { order: submitted } })
    await page.placeOrder({})
    vi.advanceTimersByTime(1000)
    expect(page.useCart.getState().items).toHaveLength(1)
  })

  test('an order that is started at once has nothing of the one that was just placed', async () => {
    const page = await atCheckout()
    serve({
      [SUBMIT]: { order: submitted },
      [READ]: { order: submitted },
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
    serve({ [SUBMIT]: { order: submitted } })
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
      [SUBMIT]: { status: 402, body: refusal('Insufficient funds in your wallet.') },
      'GET /api/auth/': { body: { ...user, ...more, id: 3, wallet: 9.99 } },
    })
    await page.placeOrder({ paymentMethod: 'wallet' })
    const problem = { kind: 'funds', text: 'Insufficient funds in your wallet.' }
    expect(page.state()).toMatchObject({ at: 'active', problem })
    expect(page.told).toEqual(['balance 999'])
  })

  test('an order that no longer exists leads to /orders', async () => {
    const page = await atCheckout()
    serve({ [SUBMIT]: { status: 404, body: refusal('Order not found') } })
    await page.placeOrder({})
    expect(page.told).toEqual(['/orders: We no longer have this order. Your cart still holds what you chose.'])
    expect(page.currentOrder.read()).toBeNull()
  })
})

describe('accepting changes', () => {
  const gone = { kind: 'gone', menuItemId: null, name: 'Soup' } as const
  const dearer = { kind: 'price', menuItemId: 2, name: 'Cake', lineId: 1002, fromCents: 400, toCents: 500 } as const
  const now = anOrder({ items: [{ ...item(1, 'Soup', 800), menuItemId: null }, item(2, 'Cake', 400)] })
  const fresh = anOrder({ id: 13, items: [item(2, 'Cake', 500)] })
  const refused = (...changes: Change[]) => ({
    status: 409,
    body: refusal('Changed', { changes: changes.map(changeToWire) }),
  })

  test('a new order replaces one that changed, and the cart is updated [4.2.4]', async () => {
    const page = await atCheckout()
    page.cart.replace([soup, cake, aLine(3, 'Tea', 300)])
    serve({
      [SUBMIT]: refused(gone, dearer),
      [READ]: { order: now },
      ...servesNew(fresh),
    })
    await page.placeOrder({})
    expect(page.state()).toMatchObject({ at: 'changed', changes: [gone, dearer], left: [{ name: 'Cake' }] })
    calls.length = 0
    expect(await page.acceptChanges()).toBe(true)
    expect(calls.map(({ call }) => call)).toEqual([CREATE, 'GET /api/orders/13'])
    expect(calls[0]?.body).toMatchObject({ items: [{ menu_item_id: 2 }], replaces: 12 })
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 } })
    expect(page.currentOrder.read()?.id).toBe(13)
    expect(page.useCart.getState().items.map(({ name, priceCents }) => [name, priceCents])).toEqual([
      ['Cake', 500],
      ['Tea', 300],
    ])
  })

  test('a line without one of its modifiers is left out of the order and stays in the cart, the others keep theirs [4.17.9]', async () => {
    const modifier = { id: 5, group: 'Size', name: 'Large', priceCents: 100 }
    const large = { ...item(1, 'Soup', 900), modifiers: [modifier] }
    const small = { ...item(1, 'Soup', 800), id: 1003, modifiers: [{ ...modifier, id: 6, name: 'Small' }] }
    const page = await atCheckout(anOrder({ items: [large, small] }))
    const soldOut = { menuItemId: 1, name: 'Soup', lineId: large.id, modifierId: 5, modifier: 'Large' }
    const change = { kind: 'modifier_sold_out', ...soldOut } as const
    const dearerNow = anOrder({ id: 13, items: [{ ...small, priceCents: 850 }] })
    serve({ [SUBMIT]: refused(change), ...servesNew(dearerNow) })
    await page.placeOrder({})
    expect(page.state()).toMatchObject({ changes: [change], left: [{ name: 'Soup', modifiers: [{ id: 6 }] }] })
    page.cart.replace([
      { ...soup, priceCents: 900, modifiers: large.modifiers },
      { ...soup, modifiers: small.modifiers },
    ])
    expect(await page.acceptChanges()).toBe(true)
    const created = calls.find(({ call }) => call === CREATE)?.body
    expect(created).toMatchObject({ items: [{ menu_item_id: 1, modifiers: [6] }] })
    // The one that lacks its size stays in the cart, to be chosen again.
    expect(page.useCart.getState().items.map(({ modifiers, priceCents }) => [modifiers[0]?.name, priceCents])).toEqual([
      ['Large', 900],
      ['Small', 850],
    ])
  })

  test('accepting again after a lost answer creates one order', async () => {
    const page = await atCheckout()
    serve({ [SUBMIT]: refused(dearer) })
    await page.placeOrder({})
    const lost = page.acceptChanges()
    await settle()
    expect(await lost).toBe(false)
    expect(page.state()).toMatchObject({ at: 'changed', problem: { kind: 'other' } })
    serve(servesNew(fresh))
    expect(await page.acceptChanges()).toBe(true)
    const [first, second] = calls.flatMap(({ call, key }) => (call === CREATE ? key : []))
    expect(first).toBe(second)
  })

  test('nothing is created when no item of the order is left', async () => {
    const nothing = anOrder({ items: [{ ...item(1, 'Soup', 800), menuItemId: null }] })
    for (const change of [gone, { kind: 'closed' } as const]) {
      const page = await atCheckout()
      serve({ [SUBMIT]: refused(change), [READ]: { order: nothing } })
      await page.placeOrder({})
      expect(page.state()).toMatchObject({ at: 'changed', left: [] })
      calls.length = 0
      expect(await page.acceptChanges()).toBe(false)
      expect(calls).toEqual([])
    }
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
