import type { Order } from '@/lib/contracts/orders'
import type { CartItem } from '@/lib/domain/cart'
import { orderOf } from '@/lib/domain/checkout'
import { ApiError, type CallOptions, call, failureText } from './api'
import { Attempts } from './attempt-key'
import { bringCartUpToDate, takeNewPrices, takeOut } from './cart-of-order'
import { cart, useCart } from './cart-store'
import { useCheckoutShell } from './checkout-shell'
import { currentOrder, dispatch, leftBehind, restoreCheckout, useCheckout } from './checkout-store'
import { deliveryWish } from './delivery-wish'
import { availableLines, changesOf, createOrder, isRefusedByPause, rereadOrder } from './order-calls'
import { announceCheckout } from './order-in-progress'
import { onStoredElsewhere, STORAGE_KEYS } from './storage'

const shell = () => useCheckoutShell.getState().shell

// A retry after a lost answer is the same attempt.
const attempts = { start: new Attempts(), submit: new Attempts(), renew: new Attempts() }

/**
 * Creates an order from the cart. When the menu has changed since the cart was filled, it updates the cart instead and
 * returns the sentence that says so: the customer decides before anything is ordered.
 */
export async function startCheckout(lines: readonly CartItem[]): Promise<string | null> {
  dispatch({ type: 'start' })
  const replaces = leftBehind.read()
  try {
    const order = await createNowOrLater(lines, replaces)
    dispatch({ type: 'opened', order })
    if (!takeNewPrices(lines, order)) return null
    leftBehind.write(order.id)
    dispatch({ type: 'dropped' })
    return 'Some prices have changed. Your cart shows the new ones.'
  } catch (error) {
    dispatch({ type: 'refused', problem: null })
    if (!(error instanceof ApiError)) throw error
    return takeOut(lines, changesOf(error)) ?? error.message
  }
}

/** While the restaurant pauses, the order is one for later: its checkout begins with the choice of a time. */
async function createNowOrLater(lines: readonly CartItem[], replaces: number | null): Promise<Order> {
  const create = (later: boolean) =>
    attempts.start.send({ lines, replaces, later }, (idempotencyKey) =>
      createOrder(lines, { replaces, later, idempotencyKey }),
    )
  try {
    return await create(deliveryWish.stored().moment === 'later')
  } catch (error) {
    if (!isRefusedByPause(error)) throw error
    return create(true)
  }
}

/** Goes on with an order whose restaurant pauses, as one for later. */
export function scheduleInstead(): void {
  dispatch({ type: 'decline' })
  dispatch({ type: 'chosen', choices: { deliveryOption: 'schedule', slot: null } })
  // Its restaurant's pause says which times are left.
  void refreshOrder('here')
}

/** Takes an existing order to its checkout. */
export function continueOrder(order: Order): void {
  dispatch({ type: 'opened', order })
}

/**
 * Called when the checkout screen opens: resumes the order of this tab, or else the stored one. Without any, a guest
 * who has just signed up gets an order of their cart, and everyone else is sent to the orders (spec §4.2). Returns the
 * function that stops following other tabs.
 */
export function enterCheckout({ cameAsGuest }: { cameAsGuest: boolean }): () => void {
  restoreCheckout()
  void findOrder(cameAsGuest)
  const stopFollowing = onStoredElsewhere(STORAGE_KEYS.currentOrder, () => {
    // Another tab placed it, canceled it, or only left its checkout: ask the server.
    if (useCheckout.getState().at !== 'placing') void refreshOrder('elsewhere')
  })
  // Closing the tab leaves the order behind; a reload or coming back resumes it.
  const leave = () => leftBehind.write(orderOf(useCheckout.getState())?.id ?? null)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', clearLeftBehind)
  return () => {
    stopFollowing()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', clearLeftBehind)
  }
}

async function findOrder(cameAsGuest: boolean): Promise<void> {
  const stored = currentOrder.read()
  if (!stored) dispatch({ type: 'dropped' })
  else if (useCheckout.getState().at === 'none') dispatch({ type: 'opened', order: stored })
  if (useCheckout.getState().at === 'none') {
    const lines = cameAsGuest ? useCart.getState().items : []
    if (lines.length === 0) return shell()?.leave('/orders')
    const problem = await startCheckout(lines)
    // No message: the cart now shows what can be ordered.
    if (problem) return shell()?.leave('/home', problem)
  }
  dispatch({ type: 'arrived' })
  clearLeftBehind()
  await refreshOrder('here')
}

/** The order at checkout is in use, so it is no longer left behind. */
function clearLeftBehind(): void {
  if (leftBehind.read() === orderOf(useCheckout.getState())?.id) leftBehind.write(null)
}

/** Asks the server for the state of the order at checkout; `placedBy` says which tab may have placed it. */
async function refreshOrder(placedBy: 'here' | 'elsewhere'): Promise<void> {
  const { at } = useCheckout.getState()
  const id = orderOf(useCheckout.getState())?.id
  if (id === undefined || at === 'placed') return
  const order = await call('getOrder', { params: { id } }).catch((error: unknown) =>
    error instanceof ApiError && error.status === 404 ? 'gone' : null,
  )
  // Without an answer the known state is good enough: the server checks everything when the order is placed.
  if (order === null || orderOf(useCheckout.getState())?.id !== id) return
  if (order !== 'gone' && order.status === 'Active') return dispatch({ type: 'renewed', order })
  if (order !== 'gone' && order.status === 'Submitted' && placedBy === 'here') {
    // An earlier attempt placed it, but its answer was lost or a reload interrupted: continue from here.
    return orderPlaced(order)
  }
  dispatch({ type: 'dropped' })
  shell()?.leave('/orders', order !== 'gone' && order.status === 'Canceled' ? 'This order was canceled.' : undefined)
}

type Submission = CallOptions<'submitOrder'>['body']

/**
 * Places the order at checkout. The same order with the same choices is one attempt, so a retry charges nothing twice.
 */
export async function placeOrder(body: Submission): Promise<void> {
  const state = useCheckout.getState()
  if (state.at !== 'active') return
  const { id } = state.order
  dispatch({ type: 'place' })
  try {
    const idempotencyKey = attempts.submit.keyFor({ id, body })
    orderPlaced(await rereadOrder(await call('submitOrder', { params: { id }, body, idempotencyKey })))
  } catch (error) {
    await explain(error)
  }
  followCheckout(window.location.pathname)
}

/**
 * Replaces a changed order with a new one of what is left, at today's prices, and updates the cart. Charges nothing.
 * Returns whether there is a new order.
 */
export async function acceptChanges(): Promise<boolean> {
  const state = useCheckout.getState()
  if (state.at !== 'changed') return false
  const { order, changes, left } = state
  dispatch({ type: 'accept' })
  try {
    const idempotencyKey = attempts.renew.keyFor({ replaces: order.id, left })
    const fresh = await createOrder(left, { replaces: order.id, idempotencyKey })
    dispatch({ type: 'opened', order: fresh })
    bringCartUpToDate(order, changes, fresh)
    return true
  } catch (error) {
    await explain(error)
    return false
  }
}

/** Cancels an order; if it was the one at checkout, the checkout ends. */
export async function cancelOrder(id: number, idempotencyKey: string): Promise<Order> {
  const order = await call('cancelOrder', { params: { id }, body: {}, idempotencyKey })
  if (orderOf(useCheckout.getState())?.id === id) dispatch({ type: 'dropped' })
  if (currentOrder.read()?.id === id) currentOrder.write(null)
  return order
}

const CHECKOUT_PATH = /^\/checkout\/?$/

/**
 * Called on the first page and at each change of route. Leaving the checkout forgets an order that is still Active
 * (spec §4.2) and lets the next one replace it; the steps after placing continue when a reload interrupted them.
 */
export function followCheckout(path: string): void {
  restoreCheckout()
  const state = useCheckout.getState()
  if (state.at === 'placed') finish(state.order)
  if (CHECKOUT_PATH.test(path) || (state.at !== 'active' && state.at !== 'changed')) return
  leftBehind.write(state.order.id)
  dispatch({ type: 'left' })
}

const ANNOUNCE_AFTER_MS = 500
const CLEAR_AFTER_MS = 1000
let finishing: number | null = null

function orderPlaced(order: Order): void {
  const isPlaced = order.status === 'Submitted'
  dispatch(isPlaced ? { type: 'submitted', order } : { type: 'refused', problem: null })
  if (isPlaced) finish(order)
}

/**
 * The steps after placing (spec §4.2): after 500 ms the announcement; after 1000 ms the orders reload and the cart is
 * cleared. They skip a customer who has already begun the next order.
 */
function finish({ id }: Order): void {
  if (finishing === id) return
  finishing = id
  const isStillPlaced = () => {
    const state = useCheckout.getState()
    return state.at === 'placed' && state.order.id === id
  }
  let userId: number | null | undefined
  setTimeout(() => {
    userId = useCart.getState().userId
    if (isStillPlaced()) shell()?.announce()
  }, ANNOUNCE_AFTER_MS)
  setTimeout(() => {
    finishing = null
    shell()?.reloadOrders()
    if (!isStillPlaced()) return
    // If another user has signed in since, their cart must stay.
    if (useCart.getState().userId === userId) cart.clear()
    // The wish was for this order, and the address is now saved with the account.
    deliveryWish.clear()
    dispatch({ type: 'done' })
  }, CLEAR_AFTER_MS)
}

/** Reports why an order could not be placed or renewed: it changed, it is gone, or the server's own text. */
async function explain(error: unknown): Promise<void> {
  const order = orderOf(useCheckout.getState())
  if (!order) return
  try {
    const changes = changesOf(error)
    if (changes.length === 0) throw error
    dispatch({ type: 'changed', changes, left: await availableLines(order, changes) })
  } catch (failure) {
    if (!(failure instanceof ApiError)) console.error(failure)
    const status = failure instanceof ApiError ? failure.status : 0
    // Another order replaced this one, or it was removed after waiting too long: there is nothing to place.
    if (status === 404) {
      dispatch({ type: 'dropped' })
      return shell()?.leave('/orders', 'We no longer have this order. Your cart still holds what you chose.')
    }
    dispatch({ type: 'refused', problem: { text: failureText(failure), kind: status === 402 ? 'funds' : 'other' } })
    // The balance on the screen was out of date.
    if (status === 402) await renewUser()
  }
}

async function renewUser(): Promise<void> {
  const session = await call('getSession').catch(() => null)
  if (session && !('error' in session)) shell()?.takeUser(session)
}

announceCheckout({ drop: () => dispatch({ type: 'dropped' }), follow: followCheckout })
