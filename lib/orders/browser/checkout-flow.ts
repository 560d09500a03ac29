import { deliveryWish } from '@/lib/accounts/browser/delivery-wish'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { useCart } from '@/lib/cart/browser/cart-store'
import type { CartItem } from '@/lib/cart/rules/cart'
import { ApiError, type CallOptions, call, failureText, isAnswer, onSessionOver } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { onStoredElsewhere, STORAGE_KEYS } from '@/lib/client/storage'
import { orderFromWire } from '@/lib/orders/contract/wire'
import { orderOf, type Problem } from '@/lib/orders/rules/checkout-states'
import type { Order } from '@/lib/orders/server/shapes'
import { finish, settle } from './after-placing'
import { bringCartUpToDate, takeNewPrices, takeOut } from './cart-of-order'
import { useCheckoutShell } from './checkout-shell'
import { currentOrder, dispatch, interrupted, restoreCheckout, unplaced, useCheckout } from './checkout-store'
import { availableLines, changesOf, createOrder, isRefusedForNow, placedOf, rereadOrder } from './order-calls'
import { announceCheckout } from './order-in-progress'

const shell = () => useCheckoutShell.getState().shell

// A retry after a lost answer is the same attempt.
const attempts = { start: new Attempts(), submit: new Attempts(), renew: new Attempts() }

/** One tab at a time creates an order, so that each replaces the previous one. Without https there are no locks. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  globalThis.navigator?.locks ? navigator.locks.request('new-order', work) : work()

const ALREADY_PLACED = 'You have already placed this order, so we took it out of your cart.'

/**
 * Creates an order from the cart. If the menu has changed since, or another tab has just ordered the cart, it only
 * updates the cart and returns a sentence about it: the customer decides before anything is ordered.
 */
export function startCheckout(lines: readonly CartItem[]): Promise<string | null> {
  return inTurn(() => startOrder(lines))
}

async function startOrder(lines: readonly CartItem[]): Promise<string | null> {
  const state = useCheckout.getState()
  const isTakenOut = () => useCart.getState().items !== lines
  if (state.at === 'placed') {
    settle(state.order)
    if (isTakenOut()) return ALREADY_PLACED
  }
  dispatch({ type: 'start' })
  const replaces = unplaced.read()
  try {
    const order = await createNowOrLater(lines, replaces)
    dispatch({ type: 'opened', order })
    if (!takeNewPrices(order)) return null
    dispatch({ type: 'dropped' })
    return 'Some prices have changed. Your cart shows the new ones.'
  } catch (error) {
    dispatch({ type: 'refused', problem: null })
    if (!(error instanceof ApiError)) throw error
    const placedId = placedOf(error)
    const placed = placedId && (await readOrder(placedId))
    if (placed && placed !== 'gone') {
      settle(placed)
      return isTakenOut() ? ALREADY_PLACED : startOrder(lines)
    }
    return takeOut(changesOf(error)) ?? error.message
  }
}

/**
 * Creates an order for later when it is refused for now only. While the restaurant pauses, its checkout begins with the
 * choice of a time.
 */
async function createNowOrLater(lines: readonly CartItem[], replaces: number | null): Promise<Order> {
  const create = (later: boolean) =>
    attempts.start.send({ lines, replaces, later }, (idempotencyKey) =>
      createOrder(lines, { replaces, later, idempotencyKey }),
    )
  try {
    return await create(deliveryWish.stored().moment === 'later')
  } catch (error) {
    if (!isRefusedForNow(error)) throw error
    return create(true)
  }
}

/** Continues an order that is refused for now as an order for later. */
export function scheduleInstead(): void {
  dispatch({ type: 'decline' })
  dispatch({ type: 'chosen', choices: { deliveryOption: 'schedule', scheduledFor: null } })
  // The restaurant's pause decides which times are left.
  void refreshOrder('here')
}

/** Opens the checkout of an existing order. */
export function continueOrder(order: Order): void {
  const state = useCheckout.getState()
  if (state.at === 'placed') settle(state.order)
  dispatch({ type: 'opened', order })
}

/**
 * Called when the checkout screen opens: resumes this tab's order, also after a login, or a newer one of another tab.
 * Without any, a guest who has just signed up gets an order of their cart; everyone else is sent to the orders (spec
 * §4.2). Returns the function that stops following other tabs and the session.
 */
export function enterCheckout({ cameAsGuest }: { cameAsGuest: boolean }): () => void {
  restoreCheckout()
  interrupted.resume(useCart.getState().userId)
  void findOrder(cameAsGuest)
  const stopFollowing = onStoredElsewhere(STORAGE_KEYS.currentOrder, () => {
    const { at } = useCheckout.getState()
    // This tab's own call is about to be answered; that answer comes first.
    if (at === 'placing' || at === 'renewing') return
    // Another tab placed it, canceled it, or only left its checkout: ask the server.
    if (!goOnWithNewer()) void refreshOrder('elsewhere')
  })
  const stopKeeping = onSessionOver(() => {
    const { userId } = useCart.getState()
    // The end of the session clears the wish, which the screen shows until an option is chosen.
    const defaults = deliveryWish.stored().moment === 'later' ? { deliveryOption: 'schedule' as const } : {}
    if (userId) interrupted.keep(userId, defaults)
  })
  return () => {
    stopFollowing()
    stopKeeping()
  }
}

async function findOrder(cameAsGuest: boolean): Promise<void> {
  const stored = currentOrder.read()
  const { at } = useCheckout.getState()
  if (!stored) dispatch({ type: 'dropped' })
  else if (at === 'none') dispatch({ type: 'opened', order: stored })
  else if (goOnWithNewer() && stored.status !== 'Active') return
  if (useCheckout.getState().at === 'none') {
    const lines = cameAsGuest ? useCart.getState().items : []
    if (lines.length === 0) return shell()?.leave('/orders')
    const problem = await startCheckout(lines)
    // No message: the cart now shows what can be ordered.
    if (problem) return shell()?.leave('/home', problem)
  }
  dispatch({ type: 'arrived' })
  // Another tab may be replacing this order right now: check for the newer one afterwards.
  await inTurn(() => {
    goOnWithNewer()
    return refreshOrder('here')
  })
}

/**
 * Switches to a newer order that another tab has begun, which replaced this tab's order. If it is already placed, this
 * checkout ends. Returns false when there is no newer one.
 */
function goOnWithNewer(): boolean {
  const stored = currentOrder.read()
  if (!stored || stored.id === orderOf(useCheckout.getState())?.id) return false
  if (stored.status === 'Active') dispatch({ type: 'replaced', order: stored })
  else endCheckout('placedElsewhere')
  return true
}

/** Ends the checkout of an order that can no longer be placed here. */
function endCheckout(type: 'placedElsewhere' | 'dropped', alert?: string): void {
  const { at } = useCheckout.getState()
  dispatch({ type })
  // A customer who is leaving is already on another screen.
  if (at !== 'leaving') shell()?.leave('/orders', alert)
}

/** The order from the server; 'gone' when it does not exist, null without an answer. */
function readOrder(id: number): Promise<Order | 'gone' | null> {
  return call('getOrder', { params: { id } })
    .then(orderFromWire)
    .catch((error: unknown) => (error instanceof ApiError && error.status === 404 ? 'gone' : null))
}

/** Loads the state of the order at checkout from the server; `placedBy` says which tab may have placed it. */
async function refreshOrder(placedBy: 'here' | 'elsewhere'): Promise<void> {
  const { at } = useCheckout.getState()
  const id = orderOf(useCheckout.getState())?.id
  if (id === undefined || at === 'placed') return
  const order = await readOrder(id)
  // Without an answer the known state is good enough: the server checks everything when the order is placed.
  if (order === null || orderOf(useCheckout.getState())?.id !== id) return
  if (order === 'gone') return endCheckout('dropped')
  if (order.status === 'Active') return dispatch({ type: 'renewed', order })
  if (order.status === 'Canceled') return endCheckout('dropped', 'This order was canceled.')
  // An earlier attempt placed it, but its answer was lost or a reload interrupted: continue from here.
  if (placedBy === 'here') orderPlaced(order)
  else endCheckout('placedElsewhere')
}

type Submission = CallOptions<'submitOrder'>['body']

/**
 * Places the order at checkout. The same order with the same choices is one attempt, so a retry charges nothing twice.
 */
export async function placeOrder(body: Submission): Promise<void> {
  const state = useCheckout.getState()
  // A tab that slept may have missed a newer order.
  if (state.at !== 'active' || goOnWithNewer()) return
  const { id } = state.order
  dispatch({ type: 'place' })
  try {
    const idempotencyKey = attempts.submit.keyFor({ id, body })
    orderPlaced(await rereadOrder(orderFromWire(await call('submitOrder', { params: { id }, body, idempotencyKey }))))
  } catch (error) {
    await explain(error)
  }
  followCheckout(window.location.pathname)
}

/**
 * Replaces a changed order with a new one of the available lines at today's prices, and updates the cart. Charges
 * nothing. Returns whether there is a new order.
 */
export function acceptChanges(): Promise<boolean> {
  return inTurn(renewOrder)
}

async function renewOrder(): Promise<boolean> {
  const state = useCheckout.getState()
  if (state.at !== 'changed' || goOnWithNewer()) return false
  const { order, changes, left } = state
  const later = state.choices.deliveryOption === 'schedule'
  dispatch({ type: 'accept' })
  try {
    const idempotencyKey = attempts.renew.keyFor({ replaces: order.id, left, later })
    const fresh = await createOrder(left, { replaces: order.id, later, idempotencyKey })
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
  const order = orderFromWire(await call('cancelOrder', { params: { id }, body: {}, idempotencyKey }))
  if (orderOf(useCheckout.getState())?.id === id) dispatch({ type: 'dropped' })
  if (currentOrder.read()?.id === id) currentOrder.write(null)
  return order
}

const CHECKOUT_PATH = /^\/checkout\/?$/

/**
 * Called on the first page and at each change of route. Leaving the checkout forgets an order that is still Active
 * (spec §4.2); if an attempt to place it got no answer, the server is asked first. Steps after placing that a reload
 * interrupted continue.
 */
export function followCheckout(path: string): void {
  restoreCheckout()
  const state = useCheckout.getState()
  if (state.at === 'placed') finish(state.order)
  if (CHECKOUT_PATH.test(path)) return
  dispatch({ type: 'left' })
  // Without an answer, the next change of route asks again.
  if (useCheckout.getState().at === 'leaving') void refreshOrder('here')
}

function orderPlaced(order: Order): void {
  const isPlaced = order.status === 'Submitted'
  dispatch(isPlaced ? { type: 'submitted', order } : { type: 'refused', problem: null })
  if (isPlaced) finish(order)
}

/** Reports why an order could not be placed or renewed: it changed, is gone, or the server's own text. */
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
    if (placedOf(failure)) {
      dispatch({ type: 'refused', problem: null })
      return refreshOrder('elsewhere')
    }
    // Another order replaced this one, or it was removed after waiting too long: nothing is left to place.
    if (status === 404) {
      dispatch({ type: 'refused', problem: null })
      if (goOnWithNewer()) return
      return endCheckout('dropped', 'We no longer have this order. Your cart still holds what you chose.')
    }
    const problem: Problem = { text: failureText(failure), kind: status === 402 ? 'funds' : 'other' }
    dispatch({ type: isAnswer(failure) ? 'refused' : 'lost', problem })
    // The balance on the screen was out of date.
    if (status === 402) await renewUser()
  }
}

async function renewUser(): Promise<void> {
  const session = await call('getSession').catch(() => null)
  if (session && !('error' in session)) shell()?.takeUser(userFromWire(session))
}

announceCheckout({ drop: () => dispatch({ type: 'dropped' }), follow: followCheckout })
