import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/contract/endpoint'
import { mayAct, RESTAURANT_ROLES } from '@/lib/policy'
import { Browser, ENDPOINTS, type EndpointName } from './api'
import { freshDatabase } from './db'
import { exampleCall, exampleOf, NOT_ALLOWED } from './example-calls'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import { type Account, addCustomer, addGuest, addMember, addOperator, addRestaurant, type Restaurant } from './world'

/**
 * Who may do what: every endpoint by every role. Orders, reviews and the account belong to "customer", the restaurant
 * and its menu to "owner", and "kitchen" and "manager" are its members. What these may do is the role of the row. A refused call says why and changes nothing. The tests of an endpoint need not repeat who
 * may call it.
 */
const ROLES = [
  ...(['visitor', 'guest', 'customer', 'another customer'] as const),
  ...RESTAURANT_ROLES,
  ...(['another owner', 'operator'] as const),
] as const
type Role = (typeof ROLES)[number]

/** The answer to a call by a role. */
function expected(name: EndpointName, role: Role): [status: number, message?: string | undefined] {
  const { auth, status, role: least }: Endpoint = endpoints[name]
  const { by, others = 403, missing, refusal = NOT_ALLOWED, always } = exampleOf(name)
  const own = RESTAURANT_ROLES.find((one) => one === role) ?? null
  if (always) return [always]
  if (auth === 'operator') return role === 'operator' ? [status] : [404, 'Not found']
  if (auth === 'public' || auth === 'optional') return [status]
  if (role === 'visitor') return [401, 'Please log in to continue.']
  if (role === 'guest' && auth === 'account') return [403, 'Please sign up to continue.']
  if (!by || by.some((one) => one === role) || (least && mayAct(own, least))) return [status]
  return [others, others === 403 ? refusal : missing]
}

let accounts: Record<Role, Account>
let restaurant: Restaurant
let picture: string

beforeAll(async () => {
  picture = await aPictureUrl()
})

scene(async () => {
  restaurant = await addRestaurant()
  accounts = {
    visitor: new Browser(),
    guest: await addGuest(),
    customer: await addCustomer(),
    'another customer': await addCustomer(),
    kitchen: await addMember(restaurant, 'kitchen'),
    manager: await addMember(restaurant, 'manager'),
    owner: restaurant.owner,
    'another owner': (await addRestaurant()).owner,
    operator: await addOperator(),
  }
})
afterAll(freshDatabase)

describe.each(ENDPOINTS)('%s', (name) => {
  test.each(ROLES.map((role) => [role, ...expected(name, role)] as const))(
    'the call by %s answers %i [4.11.2, 4.32.3, 6.1.1, 6.1.3, 6.1.7, 6.1.10, 6.1.11, 6.1.13, 7.1.1, T13, T22, T50, V8.2.1–3, V8.4.1]',
    async (role, status, message) => {
      const call = await exampleCall(name, {
        customer: accounts.customer,
        restaurant,
        picture,
        operator: accounts.operator,
      })
      const before = status < 400 ? null : await everything()
      const answer = await accounts[role].ask(name, call)
      expect(answer.status, answer.text).toBe(status)
      if (message === undefined) return
      expect(answer.body).toEqual({ message, error: message, errors: {} })
      expect(await everything()).toEqual(before)
    },
  )
})

describe('an id that does not exist', () => {
  test.each(ENDPOINTS.filter(([, { params }]) => params))(
    '%s refuses an id that does not exist [7.1.1]',
    async (name) => {
      const call = await exampleCall(name, {
        customer: accounts.customer,
        restaurant,
        picture,
        operator: accounts.operator,
      })
      const before = await everything()
      const { by = ['customer'], missing } = exampleOf(name)
      const answer = await accounts[by[0] ?? 'customer'].refusal(name, { ...call, id: 999_999 })
      expect(answer).toEqual({ status: missing === NOT_ALLOWED ? 403 : 404, message: missing, errors: {} })
      expect(await everything()).toEqual(before)
    },
  )
})
