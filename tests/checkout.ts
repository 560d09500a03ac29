import { afterEach, beforeEach, vi } from 'vitest'
import type { CartItem } from '@/lib/cart/rules/cart'
import { orderToWire } from '@/lib/orders/contract/wire'
import type { Order, OrderItem } from '@/lib/orders/server/shapes'
import { MemoryStorage } from './browser-storage'
import { anOrder as aPlacedOrder } from './orders'

export const item = (id: number, name: string, priceCents: number): OrderItem => ({
  id: id + 1000,
  menuItemId: id,
  name,
  quantity: 1,
  customizations: null,
  priceCents,
  foodImage: '',
  modifiers: [],
  servedWeek: null,
})
/** An order that was not placed yet. */
export const anOrder = (over: Partial<Order> = {}) =>
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
export const aLine = (id: number, name: string, priceCents: number): CartItem => ({
  id,
  name,
  priceCents,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Bistro',
  foodImage: '',
  customizations: null,
  modifiers: [],
})

type OneAnswer = Response | { status?: number; body: unknown } | { status?: number; order: Order } | null
/** A list has one answer for each call in turn. */
type Answer = OneAnswer | OneAnswer[]
/** The calls since the test began, or since `atCheckout`. */
export const calls: { call: string; body: unknown; key: string | null }[] = []
let answers: Record<string, Answer> = {}

/** Sets the server's answers by method and path; any other call fails like one whose answer is lost. */
export function serve(known: Record<string, Answer>) {
  answers = known
}
export const servesNew = (order: Order) => ({
  [CREATE]: { status: 201, order },
  [`GET /api/orders/${order.id}`]: { order },
})
export const refusal = (message: string, more: object = {}) => ({ message, error: message, errors: {}, ...more })

export const CREATE = 'POST /api/orders/'
export const READ = 'GET /api/orders/12'
export const SUBMIT = 'PUT /api/orders/12/submit'

/** Reloads the page: memory is lost, storage is kept. */
export async function loadPage() {
  vi.resetModules()
  const [checkout, store, carts, { useCheckoutShell }, { forgetOrder }] = await Promise.all([
    import('@/lib/orders/browser/checkout-flow'),
    import('@/lib/orders/browser/checkout-store'),
    import('@/lib/cart/browser/cart-store'),
    import('@/lib/orders/browser/checkout-shell'),
    import('@/lib/orders/browser/order-in-progress'),
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
export type Page = Awaited<ReturnType<typeof loadPage>>

/** Waits for the answers that are due; a lost one takes a moment. */
export const settle = () => vi.advanceTimersByTimeAsync(60)

/** A page whose checkout has the order 12. */
export async function atCheckout(order = anOrder()): Promise<Page> {
  const page = await loadPage()
  page.continueOrder(order)
  page.enterCheckout({ cameAsGuest: false })
  await settle()
  calls.length = 0
  return page
}

/** Stands for the browser and the server in each test of a file. */
export function standInForBrowser(): void {
  beforeEach(() => {
    calls.length = 0
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
}

/** Holds the lock for creating an order as another tab would, until the returned function is called. */
export function holdTurn(): () => void {
  let letGo = () => {}
  const turn = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const locks = { request: (_name: string, work: () => Promise<unknown>) => turn.then(work) }
  vi.stubGlobal('navigator', { locks })
  return letGo
}

export const soup = aLine(1, 'Soup', 800)
export const cake = aLine(2, 'Cake', 400)

/** Tells the tab that another tab has stored its order. */
export function tellTab(page: Page, order: Order | null) {
  page.currentOrder.write(order)
  window.dispatchEvent(Object.assign(new Event('storage'), { storageArea: localStorage, key: 'currentOrder' }))
}
