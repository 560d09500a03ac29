import { create } from 'zustand'
import { endpoints } from '@/lib/contracts/endpoints'
import type { Order } from '@/lib/contracts/orders'
import { TEXTS } from '@/lib/contracts/texts'
import type { User } from '@/lib/contracts/users'
import type { CartItem } from '@/lib/domain/cart'
import { orderOf } from '@/lib/domain/checkout'
import { ApiError, type CallOptions, call } from './api'
import { Attempts } from './attempt-key'
import { bringCartUpToDate, takeNewPrices, takeOut } from './cart-of-order'
import { cart, useCart } from './cart-store'
import { currentOrder, dispatch, leftBehind, restoreCheckout, useCheckout } from './checkout-store'
import { deliveryWish } from './delivery-wish'
import { asItIsNow, changesOf, createOrder, whatIsLeft } from './order-calls'
import { onStoredElsewhere, STORAGE_KEYS } from './storage'

/** What the checkout needs of the page around it, which is still there when the checkout is gone. */
export type CheckoutShell = {
  /** Tells that an order is placed, and shows the orders. */
  announce(): void
  reloadOrders(): void
  /** Leaves the checkout, with an alert that says why. */
  leave(to: '/orders' | '/home', alert?: string): void
  takeUser(user: User): void
}
export const useCheckoutShell = create<{ shell: CheckoutShell | null }>(() => ({ shell: null }))
const shell = () => useCheckoutShell.getState().shell

// The same thing tried again after a lost answer is the same attempt.
const attempts = { start: new Attempts(), submit: new Attempts(), renew: new Attempts() }

/**
 * Makes an order of the cart. When the menu has changed since the cart was filled, the cart is brought up to date
 * instead, and the sentence that says so comes back: the customer decides before anything is ordered.
 */
export async function startCheckout(lines: readonly CartItem[]): Promise<string | null> {
  dispatch({ type: 'start' })
  const replaces = leftBehind.read()
  try {
    const order = await createOrder(lines, { replaces, idempotencyKey: attempts.start.keyFor({ lines, replaces }) })
    attempts.start.settle()
    dispatch({ type: 'opened', order })
    if (!takeNewPrices(lines, order)) return null
    leftBehind.write(order.id)
    dispatch({ type: 'dropped' })
    return 'Some prices have changed. Your cart shows the new ones.'
  } catch (error) {
    dispatch({ type: 'refused', problem: null })
    if (!(error instanceof ApiError)) throw error
    // Only an answer says that nothing happened.
    if (error.body !== null) attempts.start.settle()
    return takeOut(lines, changesOf(error)) ?? error.message
  }
}

/** Takes an order that was created before to its checkout. */
export function continueOrder(order: Order): void {
  dispatch({ type: 'opened', order })
}

/**
 * Called when the checkout is on the screen: goes on with the order of this tab, or else with the stored one. Without any,
 * someone who came as a guest and has just signed up gets an order of their cart, and everyone else is sent to the orders
 * (spec §4.2). Returns how to stop following what other tabs do.
 */
export function enterCheckout({ cameAsGuest }: { cameAsGuest: boolean }): () => void {
  restoreCheckout()
  void findOrder(cameAsGuest)
  const stopFollowing = onStoredElsewhere(STORAGE_KEYS.currentOrder, () => {
    // Another tab placed it, canceled it, or only left its own checkout: the server knows which.
    if (useCheckout.getState().at !== 'placing') void lookAgain('elsewhere')
  })
  // A tab that is closed leaves its order behind; a reload, or coming back, takes it up again.
  const leave = () => leftBehind.write(orderOf(useCheckout.getState())?.id ?? null)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', takeUp)
  return () => {
    stopFollowing()
    window.removeEventListener('pagehide', leave)
    window.removeEventListener('pageshow', takeUp)
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
    // The cart says the rest: it holds what can be ordered now.
    if (problem) return shell()?.leave('/home', problem)
  }
  dispatch({ type: 'arrived' })
  takeUp()
  await lookAgain('here')
}

/** The order of this tab is not left behind, if it was. */
function takeUp(): void {
  if (leftBehind.read() === orderOf(useCheckout.getState())?.id) leftBehind.write(null)
}

/** Asks the server how the order at checkout is now; `placedBy` says who would have placed it. */
async function lookAgain(placedBy: 'here' | 'elsewhere'): Promise<void> {
  const { at } = useCheckout.getState()
  const id = orderOf(useCheckout.getState())?.id
  if (id === undefined || at === 'placed') return
  const order = await call(endpoints.getOrder, { params: { id } }).catch((error: unknown) =>
    error instanceof ApiError && error.status === 404 ? 'gone' : null,
  )
  // Without an answer what is known is good enough: the server checks everything when the order is placed.
  if (order === null || orderOf(useCheckout.getState())?.id !== id) return
  if (order !== 'gone' && order.status === 'Active') return dispatch({ type: 'renewed', order })
  if (order !== 'gone' && order.status === 'Submitted' && placedBy === 'here') {
    // The answer of an earlier try was lost, or a reload came too early: it goes on from here.
    return orderPlaced(order)
  }
  dispatch({ type: 'dropped' })
  shell()?.leave('/orders', order !== 'gone' && order.status === 'Canceled' ? 'This order was canceled.' : undefined)
}

type Submission = CallOptions<typeof endpoints.submitOrder>['body']

/** Places the order at checkout; the same order with the same choices is one attempt, so trying again charges nothing twice. */
export async function placeOrder(body: Submission): Promise<void> {
  const state = useCheckout.getState()
  if (state.at !== 'active') return
  const { id } = state.order
  dispatch({ type: 'place' })
  try {
    const idempotencyKey = attempts.submit.keyFor({ id, body })
    orderPlaced(await asItIsNow(await call(endpoints.submitOrder, { params: { id }, body, idempotencyKey })))
  } catch (error) {
    await explain(error)
  }
  followCheckout(window.location.pathname)
}

/**
 * Puts a fresh order in place of one that changed: what is left of it, at today's prices. The cart follows. Nothing is paid
 * by this. Answers whether there is a fresh order.
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

/** Cancels an order; if it was the one at checkout, that is over. */
export async function cancelOrder(id: number, idempotencyKey: string): Promise<Order> {
  const order = await call(endpoints.cancelOrder, { params: { id }, idempotencyKey })
  if (orderOf(useCheckout.getState())?.id === id) dispatch({ type: 'dropped' })
  if (currentOrder.read()?.id === id) currentOrder.write(null)
  return order
}

/** Forgets the order in progress: it is its customer's, and the next user of this browser starts without. */
export function forgetOrder(): void {
  restoreCheckout()
  dispatch({ type: 'dropped' })
  currentOrder.write(null)
}

const CHECKOUT_PATH = /^\/checkout\/?$/

/**
 * Called on every page, first and at each change of route. Leaving the checkout forgets an order that is still Active
 * (spec §4.2), and leaves it for the next one to replace; what follows a placed one goes on when a reload cut it off.
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
 * What follows a placed order (spec §4.2): after 500 ms it is announced; after 1000 ms the orders are loaded anew and the cart
 * is cleared. Whoever has started the next order meanwhile is left alone.
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
    // Whoever has signed in meanwhile keeps their own cart.
    if (useCart.getState().userId === userId) cart.clear()
    // The wish was for this order; the address is the account's by now.
    deliveryWish.clear()
    dispatch({ type: 'done' })
  }, CLEAR_AFTER_MS)
}

/** Tells why an order could not be placed or renewed: it has changed, it is gone, or in the words of the server. */
async function explain(error: unknown): Promise<void> {
  const order = orderOf(useCheckout.getState())
  if (!order) return
  try {
    const changes = changesOf(error)
    if (changes.length === 0) throw error
    dispatch({ type: 'changed', changes, left: await whatIsLeft(order, changes) })
  } catch (failure) {
    if (!(failure instanceof ApiError)) console.error(failure)
    const status = failure instanceof ApiError ? failure.status : 0
    const text = failure instanceof ApiError ? failure.message : TEXTS.somethingWrong
    // Another order has taken the place of this one, or it waited for too long: there is nothing here to place.
    if (status === 404) {
      dispatch({ type: 'dropped' })
      return shell()?.leave('/orders', 'We no longer have this order. Your cart still holds what you chose.')
    }
    dispatch({ type: 'refused', problem: { text, kind: status === 402 ? 'funds' : 'other' } })
    // The balance on the screen was out of date.
    if (status === 402) await renewUser()
  }
}

async function renewUser(): Promise<void> {
  const session = await call(endpoints.getSession).catch(() => null)
  if (session && !('error' in session)) shell()?.takeUser(session)
}
