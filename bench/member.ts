import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { aCustomer } from '../tests/builders'
import { Client } from '../tests/faults/client'

const withId = z.looseObject({ id: z.number() })

/** The content of each order: the first item on the menu of the first restaurant. */
const WISH = { restaurant_id: 1, items: [{ menu_item_id: 1, quantity: 1 }] }

/** A customer with an account of their own, and the client that is signed in to it. */
export type Member = { id: number; client: Client }

/** Signs a new customer up. */
export async function aMember(port: number): Promise<Member> {
  const client = new Client(port)
  const { id } = await client.call(withId, PATHS.signUp, { body: aCustomer() })
  return { id, client }
}

/** Fills a wallet with many times the cost of a run. */
export async function fillWallet({ id, client }: Member): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    await client.call(z.unknown(), PATHS.addFunds, { params: { id }, body: { amount: 10_000 } })
  }
}

/** Creates an order and pays for it from the wallet. Returns its id. */
export async function placeOrder({ client }: Member, withKeys = false): Promise<number> {
  // The site's own pages send a key with each call, so that a retry changes nothing.
  const headers = (): Record<string, string> => (withKeys ? { 'idempotency-key': crypto.randomUUID() } : {})
  const { id } = await client.call(withId, PATHS.createOrder, { body: WISH, headers: headers() })
  const payment = { paymentMethod: 'wallet' }
  await client.call(withId, PATHS.submitOrder, { params: { id }, body: payment, headers: headers() })
  return id
}

/** Lets each customer place order after order; returns how many there were, and how many a second. */
export async function placeOrders(
  members: readonly Member[],
  { seconds, withKeys }: { seconds: number; withKeys: boolean },
): Promise<{ count: number; perSecond: number }> {
  const began = performance.now()
  let count = 0
  const order = async (member: Member) => {
    while (performance.now() - began < seconds * 1_000) {
      await placeOrder(member, withKeys)
      count += 1
    }
  }
  await Promise.all(members.map(order))
  return { count, perSecond: (count / (performance.now() - began)) * 1_000 }
}
