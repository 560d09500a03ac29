import { TOTP, URI } from 'otpauth'
import { z } from 'zod'
import { sessionsAnswer } from '@/lib/accounts/contract/session-schemas'
import { addOperator } from '@/lib/accounts/server/operators'
import { endpoints } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/contract/endpoint'
import { addressOf } from '@/lib/contract/paths'
import { openDatabase } from '@/lib/db/database'
import { env } from '@/lib/env'
import { TOKEN_COOKIE, TOKEN_HEADER } from '@/lib/http/anti-forgery'
import { aCustomer, aMenuItem, aModifierGroup, aRestaurant, aReview } from '@/tests/builders'
import type { Attacker, World } from './attack'
import { Client } from './http-client'

type Cookies = Map<string, string>
type Sent = { params?: { id: number }; body?: object }

const withId = z.object({ id: z.number() })

/** A browser that uses the site as intended, with the cookies of its session. */
class Session {
  readonly cookies: Cookies = new Map()
  readonly #client: Client
  readonly #base: string

  constructor(client: Client, base: string) {
    this.#client = client
    this.#base = base
  }

  /** Makes a call that must succeed, and returns the id in its answer. */
  async call(endpoint: Endpoint, call: Sent = {}): Promise<number> {
    const answer = await this.#answerTo(endpoint, call)
    const restaurant = z.object({ restaurant: withId }).safeParse(answer)
    if (endpoint === endpoints.createRestaurant && restaurant.success) return restaurant.data.restaurant.id
    return withId.safeParse(answer).data?.id ?? 0
  }

  /** Gives the password of an operator, who is then asked for the code. */
  async logInHalf(body: object): Promise<void> {
    await this.#answerTo(endpoints.logIn, { body }, 401)
  }

  /** The ids of the sessions on other devices. */
  async sessionsElsewhere(): Promise<number[]> {
    const { sessions } = sessionsAnswer.parse(await this.#answerTo(endpoints.getSessions, {}))
    return sessions.filter(({ current }) => !current).map(({ id }) => id)
  }

  async #answerTo(endpoint: Endpoint, { params, body = {} }: Sent, status: number = endpoint.status): Promise<unknown> {
    const path = addressOf(endpoint, { params })
    const headers = {
      cookie: [...this.cookies].map((pair) => pair.join('=')).join('; '),
      origin: this.#base,
      'content-type': 'application/json',
      [TOKEN_HEADER]: this.cookies.get(TOKEN_COOKIE) ?? '',
    }
    const reply = await this.#client.send(endpoint.method, path, { headers, body: JSON.stringify(body) })
    if (reply.status !== status) throw new Error(`${endpoint.path} answered ${reply.status} ${reply.text}`)
    for (const cookie of reply.cookies) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(key, value)
    }
    return JSON.parse(reply.text)
  }
}

/** Makes an account an operator in the database of the server; returns what makes its codes. */
async function operatorsDevice({ email }: { email: string }): Promise<TOTP> {
  const db = openDatabase(env.DATABASE_URL)
  const { address } = await addOperator({ email }, { db, now: new Date() })
  await db.close()
  const device = URI.parse(address)
  if (!(device instanceof TOTP)) throw new Error(address)
  return device
}

/** Creates accounts, restaurants, orders and reviews to attack. */
export async function addWorld(base: string): Promise<{ world: World; cookies: Record<Attacker, Cookies> }> {
  const client = new Client(base)
  const visit = async (start: 'signUp' | 'continueAsGuest' | null) => {
    const session = new Session(client, base)
    await session.call(endpoints.getSession)
    const account = aCustomer()
    const id = start ? await session.call(endpoints[start], { body: start === 'signUp' ? account : {} }) : 0
    return { session, id, account }
  }
  const visitor = await visit(null)
  const guest = await visit('continueAsGuest')
  const [customer, other, owner, rival] = [
    await visit('signUp'),
    await visit('signUp'),
    await visit('signUp'),
    await visit('signUp'),
  ]

  const open = async ({ session }: typeof owner, prices: number[]) => {
    const id = await session.call(endpoints.createRestaurant, { body: aRestaurant() })
    const items: number[] = []
    for (const price of prices)
      items.push(await session.call(endpoints.createMenuItem, { body: aMenuItem({ price, restaurant_id: id }) }))
    const group = await session.call(endpoints.createModifierGroup, { params: { id }, body: aModifierGroup() })
    await session.call(endpoints.inviteMember, {
      params: { id },
      body: { email: `bo${id}@example.com`, role: 'kitchen' },
    })
    const section = await session.call(endpoints.createSection, { params: { id }, body: { name: 'Pizza' } })
    return { id, items, group, section }
  }
  const [restaurant, elsewhere] = [await open(owner, [8.5, 10_000]), await open(rival, [8.5, 12])]

  const order = async ({ session }: typeof owner, at: typeof restaurant, choices?: object) => {
    const items = [{ menu_item_id: at.items[0], quantity: 2 }]
    const id = await session.call(endpoints.createOrder, { body: { restaurant_id: at.id, items } })
    if (choices) await session.call(endpoints.submitOrder, { params: { id }, body: choices })
    return id
  }
  const orders = [
    await order(customer, restaurant, { tip: 1 }),
    await order(customer, elsewhere),
    await order(customer, elsewhere),
    await order(customer, elsewhere, { paymentMethod: 'wallet' }),
    await order(owner, elsewhere, {}),
    await order(other, restaurant),
  ]
  const reviewed = await order(customer, elsewhere, {})
  const review = aReview({ order_id: reviewed, restaurant_id: elsewhere.id })
  const reviews = [await customer.session.call(endpoints.createReview, { body: review })]
  for (const { account } of [customer, other]) {
    const { session } = await visit(null)
    await session.call(endpoints.logIn, { body: account })
  }
  const sessions = [...(await customer.session.sessionsElsewhere()), ...(await other.session.sessionsElsewhere())]
  const operator = await visit('signUp')
  const device = await operatorsDevice(operator.account)
  operator.session.cookies.clear()
  await operator.session.call(endpoints.getSession)
  await operator.session.logInHalf(operator.account)
  await operator.session.call(endpoints.enterCode, { body: { code: device.generate() } })
  client.close()

  const world = {
    user: [customer.id, owner.id, other.id],
    restaurant: [restaurant.id, elsewhere.id],
    item: [...restaurant.items, ...elsewhere.items],
    order: orders,
    review: reviews,
    session: sessions,
    section: [restaurant.section, elsewhere.section],
    group: [restaurant.group, elsewhere.group],
    // On a new site they have the first ids.
    modifier: [1, 2, 3, 4],
    member: [1, 2],
    mail: [1, 2, 3, 4],
  }
  return {
    world,
    cookies: {
      visitor: visitor.session.cookies,
      guest: guest.session.cookies,
      customer: customer.session.cookies,
      'another customer': other.session.cookies,
      owner: owner.session.cookies,
      'another owner': rival.session.cookies,
      operator: operator.session.cookies,
    },
  }
}
