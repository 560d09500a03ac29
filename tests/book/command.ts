import fc from 'fast-check'
import { expect } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { dollarsFromCents } from '@/lib/money'
import type { Answer, Call, EndpointName, Out } from '@/tests/api'
import type { Book, Customer, Order } from './model'

/** One call: made to the site and to the model, which must agree on its outcome. */
export type Command = fc.AsyncCommand<Book, object>

export const MINUTE = 60_000

/** A command that prints as a function call in a counterexample. */
export function command<T>(name: string, arguments_: fc.Arbitrary<T>, act: (book: Book, given: T) => Promise<void>) {
  return arguments_.map(
    (given): Command => ({
      check: () => true,
      run: (book) => act(book, given),
      toString: () => `${name}(${fc.stringify(given)})`,
    }),
  )
}

/** A number by which `picked` chooses an entry of a list of any length. */
export const pick = fc.nat(1000)
/** The same, but often the newest entry, so that several commands meet the same order. */
export const recent = fc.oneof(fc.constant(-1), pick)
export function picked<T>(list: readonly T[], at: number): T | undefined {
  return at < 0 ? list.at(at) : list[at % list.length]
}

export async function ask(who: Customer, name: EndpointName, call: Call, status: number): Promise<Answer> {
  const answer = await who.account.ask(name, call)
  expect(answer.status, `${name} answered ${answer.text}`).toBe(status)
  return answer
}

/** The typed body of an answer of `ask`. */
export function bodyOf<N extends EndpointName>(name: N, { body }: Answer): Out<N> {
  return endpoints[name].answer.parse(body) as Out<N>
}

export function expectOrder(order: Order, answered: Out<'getOrder'>): void {
  const { subtotal, delivery, priority, taxes, tip, total } = order.cost
  expect(answered).toMatchObject({
    id: order.id,
    status: order.status,
    subtotal: dollarsFromCents(subtotal),
    deliveryFee: dollarsFromCents(delivery),
    priorityFee: dollarsFromCents(priority),
    taxesAndFees: dollarsFromCents(taxes),
    tip: dollarsFromCents(tip),
    totalCost: dollarsFromCents(total),
    stage: order.stage,
    version: order.version,
  })
}

/** Mostly the customer of the order, sometimes another. */
export const actor = fc.oneof(
  { weight: 5, arbitrary: fc.constant('customer' as const) },
  fc.constant('owner' as const),
  pick,
)
export function actorOf(book: Book, order: Order, who: 'customer' | 'owner' | number): Customer {
  if (who === 'customer') return order.customer
  return who === 'owner' ? order.restaurant.owner : (picked(book.customers, who) ?? order.customer)
}
