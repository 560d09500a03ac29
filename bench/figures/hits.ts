import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Figure, Server } from '../figure'
import { AS_BROWSERS } from '../load'
import { aMember, fillWallet, placeOrder } from '../member'
import { VISITORS_PAGES } from './pages'

const SECONDS = 10
const ORDERS_PER_SECOND = 20
const PAGES_PER_SECOND = 100

/** How many of the pages for visitors are sent from memory while customers order. */
export const hits: Figure = {
  name: 'hits',
  async measure({ rounds, site }) {
    const member = await aMember(site.port)
    await fillWallet(member)
    const shares: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = await keptAnswers(site)
      const ordering = orderSteadily(() => placeOrder(member))
      await browse(site)
      await ordering
      const after = await keptAnswers(site)
      const [kept, rendered] = [after.kept - before.kept, after.rendered - before.rendered]
      shares.push((100 * kept) / (kept + rendered))
    }
    return [
      {
        title: `visitors' pages from memory, with ${ORDERS_PER_SECOND} orders a second beside`,
        unit: '%',
        ours: shares,
        goal: { atLeast: 95 },
      },
    ]
  },
}

/** Starts an order whenever one is due, whether earlier ones are placed or not. */
async function orderSteadily(order: () => Promise<unknown>): Promise<void> {
  const placed: Promise<unknown>[] = []
  for (let due = 0; due < SECONDS * ORDERS_PER_SECOND; due += 1) {
    placed.push(order())
    await sleep(1_000 / ORDERS_PER_SECOND)
  }
  await Promise.all(placed)
}

async function browse({ url }: Server): Promise<void> {
  const requests = VISITORS_PAGES.map((path) => ({ path }))
  const { non2xx, errors } = await autocannon({
    url,
    requests,
    headers: AS_BROWSERS,
    connections: 4,
    overallRate: PAGES_PER_SECOND,
    duration: SECONDS,
  })
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the visitors' pages failed.`)
}

/** How many answers the server has sent from memory so far, and how many it has rendered to keep them. */
async function keptAnswers({ url }: Server): Promise<{ kept: number; rendered: number }> {
  const authorization = `Bearer ${process.env.OPERATIONS_TOKEN}`
  const text = await (await fetch(`${url}/api/metrics`, { headers: { authorization } })).text()
  const count = (source: string) =>
    Number(new RegExp(`^plateful_kept_answers_total\\{source="${source}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0)
  return { kept: count('memory'), rendered: count('render') }
}
