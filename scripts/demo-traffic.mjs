/** Plays a busy evening against a running server, so that the boards of the demo owners have something to show. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Problem } from './setup/processes.mjs'

const USAGE = 'Usage: npm run demo:traffic [-- --url http://localhost:3000 --minutes 10], where minutes are 1 to 60.'

/** The demo accounts, by their ids: two who order, and the owner whose restaurants they order from. */
const CUSTOMERS = [1, 2]
const OWNER = 3

/** An order comes after this many milliseconds, at random between the two. */
const EVERY_MS = [4_000, 14_000]
/** The kitchen looks at its orders this often, in milliseconds. */
const KITCHEN_MS = 5_000
/** What the kitchen does with an order that nobody at a board has moved for this many milliseconds. */
const STEPS = {
  placed: { to: 'accepted', after: 60_000 },
  accepted: { to: 'preparing', after: 90_000 },
  preparing: { to: 'on_the_way', after: 150_000 },
  on_the_way: { to: 'delivered', after: 120_000 },
}

/** Orders and cooks for some minutes and then stops. Whoever works at a board meanwhile is faster than the kitchen. */
export async function playTraffic(args) {
  const { url, minutes } = optionsFrom(args)
  const end = Date.now() + minutes * 60_000
  const owner = await Browser.enter(url, OWNER)
  const customers = await Promise.all(CUSTOMERS.map((id) => Browser.enter(url, id)))
  const { restaurants } = await owner.call('GET', '/api/manage/')
  const menus = await Promise.all(
    restaurants
      .filter(({ servicing }) => servicing)
      .slice(0, 2)
      .map((one) => menuOf(owner, one)),
  )
  console.log(`Playing for ${minutes} minutes at ${menus.map(({ name }) => name).join(' and ')}. Stop it with Ctrl-C.`)
  const counts = { ordered: 0, refused: 0, moved: 0 }
  await Promise.all([order(customers, menus, { end, counts }), cook(owner, menus, { end, counts })])
  console.log(`${counts.ordered} orders, ${counts.refused} refused, ${counts.moved} steps in the kitchen.`)
  return 0
}

function optionsFrom(args) {
  const options = {
    url: { type: 'string', default: 'http://localhost:3000' },
    minutes: { type: 'string', default: '10' },
  }
  const { url, minutes } = parseArgs({ args, options }).values
  if (!/^([1-9]|[1-5]\d|60)$/.test(minutes) || !URL.canParse(url)) throw new Problem(USAGE)
  return { url: new URL(url).origin, minutes: Number(minutes) }
}

async function menuOf(owner, { id, name }) {
  const { menu_items: items } = await owner.call('GET', `/api/manage/${id}/menu`)
  return { id, name, items }
}

async function order(customers, menus, { end, counts }) {
  while (Date.now() < end) {
    const customer = oneOf(customers)
    const { id: restaurant_id, items } = oneOf(menus)
    const lines = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => ({
      menu_item_id: oneOf(items).id,
      quantity: 1 + Math.floor(Math.random() * 2),
      customizations: oneOf([null, null, 'No onions, please.', 'Extra spicy.']),
    }))
    try {
      const { id } = await customer.call('POST', '/api/orders/', { restaurant_id, items: lines })
      await customer.call('PUT', `/api/orders/${id}/submit`, { deliveryOption: oneOf(['standard', 'priority']) })
      counts.ordered += 1
    } catch (error) {
      // The restaurant is paused, or an item is sold out: that is for the people at the board to decide.
      if (error.status !== 409) throw error
      counts.refused += 1
    }
    await sleep(EVERY_MS[0] + Math.random() * (EVERY_MS[1] - EVERY_MS[0]))
  }
}

async function cook(owner, menus, { end, counts }) {
  while (Date.now() < end) {
    for (const { id } of menus) {
      await owner.call('PUT', `/api/manage/${id}/board`)
      const { orders, now } = await owner.call('GET', `/api/manage/${id}/orders?state=open`)
      for (const { id: orderId, stage, version, events } of orders) {
        const step = STEPS[stage]
        const since = events.at(-1)?.at
        if (!step || !since || Date.parse(now) - Date.parse(since) < step.after) continue
        const moved = await owner
          .call('PUT', `/api/orders/${orderId}/stage`, { stage: step.to, version })
          // Somebody at a board, or the customer, was faster.
          .catch((error) => error.status === 409 || Promise.reject(error))
        if (moved !== true) counts.moved += 1
      }
    }
    await sleep(KITCHEN_MS)
  }
}

const oneOf = (list) => list[Math.floor(Math.random() * list.length)]

/** A client that is signed in to a demo account. */
class Browser {
  #url
  #cookies = new Map()

  constructor(url) {
    this.#url = url
  }

  static async enter(url, demoId) {
    const browser = new Browser(url)
    await browser.call('GET', '/api/auth/').catch((error) => {
      throw new Problem(`No server answers at ${url}. Start it with "npm start". (${error.message})`)
    })
    await browser.call('POST', `/api/users/demo/${demoId}`)
    return browser
  }

  /** Makes a call, and throws an error with its status when it is refused. */
  async call(method, path, body = {}) {
    const headers = {
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      origin: this.#url,
      'content-type': 'application/json',
      'xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
    }
    const sent = method === 'GET' ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${this.#url}${path}`, { method, headers, ...sent })
    for (const line of answer.headers.getSetCookie()) {
      const [name, value] = line.split('; ')[0].split(/=(.*)/s)
      this.#cookies.set(name, value)
    }
    const told = await answer.json()
    if (!answer.ok) throw Object.assign(new Error(`${method} ${path}: ${told.message}`), { status: answer.status })
    return told
  }
}
