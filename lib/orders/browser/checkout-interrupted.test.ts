import { describe, expect, test, vi } from 'vitest'
import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import {
  anOrder,
  atCheckout,
  calls,
  loadPage,
  type Page,
  READ,
  refusal,
  SUBMIT,
  serve,
  settle,
  standInForBrowser,
} from '@/tests/checkout'

standInForBrowser()

const OVER = { status: 401, body: refusal('Please log in to continue.') }
const CHOICES = {
  deliveryOption: 'schedule',
  scheduledFor: '2026-11-27T18:00:00.000Z',
  paymentMethod: 'wallet',
  tip: { percent: 20 },
  deliveryInstructions: 'Ring twice',
} as const

/** A checkout with choices at which placing the order met the end of the session; the page now shows the login. */
async function interruptedCheckout(choices: object = CHOICES): Promise<Page> {
  const page = await atCheckout()
  page.dispatch({ type: 'chosen', choices })
  serve({ [SUBMIT]: OVER })
  await page.placeOrder({ tip: 1 })
  page.followCheckout('/login')
  page.cart.switchTo(null)
  page.forgetOrder()
  expect(page.state().at).toBe('none')
  expect(page.currentOrder.read()).toBeNull()
  return page
}

async function logInAs(page: Page, userId: number, order = anOrder()) {
  page.cart.switchTo(userId)
  serve({ [READ]: { order } })
  page.enterCheckout({ cameAsGuest: false })
  await settle()
}

describe('a checkout that the end of the session interrupted [4.7.9]', () => {
  test('is as it was after logging in again, and its order can be placed', async () => {
    const page = await interruptedCheckout()
    await logInAs(page, 3)
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 12 }, choices: CHOICES, problem: null })
    expect(page.currentOrder.read()).toMatchObject({ id: 12 })
    const placed = anOrder({ status: 'Submitted' })
    serve({ [SUBMIT]: { order: placed }, [READ]: { order: placed } })
    await page.placeOrder({ tip: 1 })
    expect(page.state()).toMatchObject({ at: 'placed' })
    const keys = calls.flatMap(({ call, key }) => (call === SUBMIT ? key : []))
    expect(keys).toEqual([expect.any(String), keys[0]])
  })

  test('is as it was after a login that loads the page anew', async () => {
    await interruptedCheckout()
    const page = await loadPage()
    await logInAs(page, 3)
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 12 }, choices: CHOICES })
  })

  test('shows the time for later that was wished for before an account existed', async () => {
    deliveryWish.set({ moment: 'later' })
    const page = await interruptedCheckout({ tip: { percent: 20 } })
    deliveryWish.clear()
    await logInAs(page, 3)
    expect(page.state()).toMatchObject({ choices: { deliveryOption: 'schedule', tip: { percent: 20 } } })
  })

  test('shows nothing to another user, and is gone after that', async () => {
    const page = await interruptedCheckout()
    await logInAs(page, 4)
    expect(page.state()).toEqual({ at: 'none' })
    expect(page.told).toEqual(['/orders'])
    expect(calls.map(({ call }) => call)).toEqual([SUBMIT])
    await logInAs(page, 3)
    expect(page.state()).toEqual({ at: 'none' })
  })

  test('goes on with the newer order of another tab, and keeps the choices', async () => {
    const page = await interruptedCheckout()
    page.currentOrder.write(anOrder({ id: 13 }))
    await logInAs(page, 3)
    const problem = { text: 'Your order was updated in another tab' }
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 13 }, choices: CHOICES, problem })
    expect(page.currentOrder.read()).toMatchObject({ id: 13 })
  })

  test('gives way to a checkout that was begun since', async () => {
    const page = await interruptedCheckout()
    page.continueOrder(anOrder({ id: 14 }))
    await logInAs(page, 3)
    expect(page.state()).toMatchObject({ at: 'active', order: { id: 14 } })
    expect(page.state()).not.toHaveProperty('choices.tip')
    page.followCheckout('/orders')
    await logInAs(page, 3)
    expect(page.state()).toEqual({ at: 'none' })
  })

  test('ends when its order was canceled since', async () => {
    const page = await interruptedCheckout()
    await logInAs(page, 3, anOrder({ status: 'Canceled' }))
    expect(page.told).toEqual(['/orders: This order was canceled.'])
    expect(page.currentOrder.read()).toBeNull()
  })

  test('is announced as placed when its first attempt was placed after all', async () => {
    const page = await interruptedCheckout()
    await logInAs(page, 3, anOrder({ status: 'Submitted' }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(page.told).toEqual(['announce', 'reload'])
  })

  test('is not kept when its order is placed already', async () => {
    const page = await atCheckout()
    const placed = anOrder({ status: 'Submitted' })
    serve({ [SUBMIT]: { order: placed }, [READ]: { order: placed }, 'PUT /api/orders/11/cancel': OVER })
    await page.placeOrder({})
    await expect(page.cancelOrder(11, 'key')).rejects.toMatchObject({ status: 401 })
    page.forgetOrder()
    await logInAs(page, 3)
    expect(page.state()).toEqual({ at: 'none' })
  })
})
