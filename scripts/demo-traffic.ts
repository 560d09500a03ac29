/** Plays a busy evening against a running server, so that the boards of the demo owners have something to show. */
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { endpoints } from '@/lib/api/endpoints'
import { PATHS } from '@/lib/contract/paths'
import { Client, NoAnswer, Refusal } from '@/tests/faults/client'
import { Problem } from './setup/processes.mjs'

const USAGE =
  'Usage: npm run demo:traffic [-- --url http://localhost:3000 --minutes 10 --rate 3], where minutes are 1 to 60 and rates 1 to 9.'

/** The demo accounts, by their ids: two who order, and the owner whose restaurants they order from. */
const CUSTOMERS = [1, 2]
const OWNER = 3

/** At rate 1 an order comes after this many milliseconds, at random between the two. */
const EVERY_MS = { least: 4_000, most: 14_000 }
/** The kitchen looks at its orders this often, in milliseconds. */
const KITCHEN_MS = 5_000
/** The kitchen moves an order on when its stage has not changed for this many milliseconds. */
const STEPS = {
  placed: { to: 'accepted', after: 60_000 },
  accepted: { to: 'preparing', after: 90_000 },
  preparing: { to: 'on_the_way', after: 150_000 },
  on_the_way: { to: 'delivered', after: 120_000 },
  delivered: null,
}

type Group = { min: number; max: number; modifiers: readonly { id: number }[] }
type Menu = { id: number; items: readonly { id: number; modifierGroups: readonly Group[] }[] }
type Evening = { end: number; rate: number; counts: { ordered: number; moved: number; refused: Map<string, number> } }

/** Orders and cooks for some minutes and then stops. People at a board are faster than the kitchen. */
export async function playTraffic(args: string[]): Promise<number> {
  const { url, minutes, rate } = optionsFrom(args)
  const owner = await enter(url, OWNER)
  const customers = await Promise.all(CUSTOMERS.map((id) => enter(url, id)))
  const { restaurants } = await owner.call(endpoints.listManaged.answer, PATHS.listManaged)
  const open = restaurants.filter(({ servicing }) => servicing).slice(0, 2)
  const menus = await Promise.all(open.map(({ id }) => menuOf(owner, id)))
  const names = open.map(({ name }) => name).join(' and ')
  console.log(`Playing for ${minutes} minutes at ${names}. Stop it with Ctrl-C.`)
  const evening = { end: Date.now() + minutes * 60_000, rate, counts: { ordered: 0, moved: 0, refused: new Map() } }
  await Promise.all([order(customers, menus, evening), cook(owner, menus, evening)])
  const { ordered, refused, moved } = evening.counts
  console.log(`${ordered} orders, ${moved} steps in the kitchen.`)
  for (const [message, times] of refused) console.log(`Refused ${times} times: ${message}`)
  return 0
}

function optionsFrom(args: string[]) {
  const options = {
    url: { type: 'string', default: 'http://localhost:3000' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '1' },
  } as const
  const { url, minutes, rate } = parseArgs({ args, options }).values
  const isSound = /^([1-9]|[1-5]\d|60)$/.test(minutes) && /^[1-9]$/.test(rate) && URL.canParse(url)
  if (!isSound) throw new Problem(USAGE)
  return { url: new URL(url), minutes: Number(minutes), rate: Number(rate) }
}

/** A client that is signed in to a demo account. */
async function enter({ protocol, hostname, port, origin }: URL, id: number): Promise<Client> {
  const client = new Client(Number(port || (protocol === 'https:' ? 443 : 80)), origin, hostname)
  await client.call(endpoints.demoLogIn.answer, PATHS.demoLogIn, { params: { id } }).catch((error: unknown) => {
    if (!(error instanceof NoAnswer)) throw error
    throw new Problem(`No server answers at ${origin}. Start it with "npm start". (${error.message})`)
  })
  return client
}

async function menuOf(owner: Client, id: number): Promise<Menu> {
  const { menu_items: items } = await owner.call(endpoints.getManagedMenu.answer, PATHS.getManagedMenu, {
    params: { id },
  })
  const { answer } = endpoints.getMenuItem
  return { id, items: await Promise.all(items.map((item) => owner.call(answer, PATHS.getMenuItem, { params: item }))) }
}

/** Modifiers that fit all groups of an item, at random. */
function choose(groups: readonly Group[]): number[] {
  return groups.flatMap(({ min, max, modifiers }) => {
    const count = min + Math.floor(Math.random() * (Math.min(max, min + 2) - min + 1))
    const shuffled = modifiers.map(({ id }) => ({ id, at: Math.random() })).sort((a, b) => a.at - b.at)
    return shuffled.slice(0, count).map(({ id }) => id)
  })
}

async function order(
  customers: readonly Client[],
  menus: readonly Menu[],
  { end, rate, counts }: Evening,
): Promise<void> {
  const { answer } = endpoints.createOrder
  while (Date.now() < end) {
    const customer = oneOf(customers)
    const { id: restaurant_id, items } = oneOf(menus)
    const lines = Array.from({ length: 1 + Math.floor(Math.random() * 3) }, () => {
      const { id: menu_item_id, modifierGroups } = oneOf(items)
      const customizations = oneOf([null, null, 'No onions, please.', 'Extra spicy.'])
      return {
        menu_item_id,
        quantity: 1 + Math.floor(Math.random() * 2),
        modifiers: choose(modifierGroups),
        customizations,
      }
    })
    // A restaurant may be paused, or an item sold out: the people at the board decide that.
    const refusal = await refusalOf(async () => {
      const { id } = await customer.call(answer, PATHS.createOrder, { body: { restaurant_id, items: lines } })
      const body = { deliveryOption: oneOf(['standard', 'priority']) }
      await customer.call(answer, PATHS.submitOrder, { params: { id }, body })
    })
    if (refusal === null) counts.ordered += 1
    else counts.refused.set(refusal, (counts.refused.get(refusal) ?? 0) + 1)
    await sleep((EVERY_MS.least + Math.random() * (EVERY_MS.most - EVERY_MS.least)) / rate)
  }
}

async function cook(owner: Client, menus: readonly Menu[], { end, counts }: Evening): Promise<void> {
  while (Date.now() < end) {
    for (const { id } of menus) {
      await owner.call(endpoints.keepBoardOpen.answer, PATHS.keepBoardOpen, { params: { id } })
      const { orders, now } = await owner.call(endpoints.getBoard.answer, PATHS.getBoard, {
        params: { id },
        query: { state: 'open' },
      })
      for (const { id: orderId, stage, version, events } of orders) {
        const step = stage && STEPS[stage]
        const since = events.at(-1)?.at
        if (!step || !since || Date.parse(now) - Date.parse(since) < step.after) continue
        // Somebody at a board, or the customer, may be faster.
        const refusal = await refusalOf(() =>
          owner.call(endpoints.moveOrder.answer, PATHS.moveOrder, {
            params: { id: orderId },
            body: { stage: step.to, version },
          }),
        )
        if (refusal === null) counts.moved += 1
      }
    }
    await sleep(KITCHEN_MS)
  }
}

/** The message of a call that is refused with 409, or with 429 by a limit of one account; null when all calls succeed. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof Refusal) || ![409, 429].includes(error.answer.status)) throw error
    return z.object({ message: z.string() }).parse(JSON.parse(error.answer.text)).message
  }
}

function oneOf<T>(list: readonly T[]): T {
  const picked = list[Math.floor(Math.random() * list.length)]
  if (picked === undefined) throw new Problem('The demo restaurants have nothing to order.')
  return picked
}
