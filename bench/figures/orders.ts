import { z } from 'zod'
import { run } from '../../scripts/setup/processes.mjs'
import { type Bench, type Figure, type Row, type Server, sideBySide } from '../figure'
import { cpuMsOf } from '../machine'
import { aMember, fillWallet, type Member, placeOrder, placeOrders } from '../member'

const CLIENTS = 8
const SECONDS = 3

/** Orders that are created and paid from the wallet, compared with the same rows as plain transactions. */
export const orders: Figure = {
  name: 'orders',
  async measure(bench) {
    const { port } = bench.site
    const members = await Promise.all(Array.from({ length: CLIENTS }, () => aMember(port)))
    await Promise.all(members.map(fillWallet))
    return [
      ...(await beside('create and submit an order, 8 clients', members, false, bench)),
      ...(await beside('the same with an Idempotency-Key on each call, as our pages send it', members, true, bench)),
    ]
  },
}

const pace = z.object({ perSecond: z.number(), cpuMs: z.number() })
/** How many orders were placed in a second, and the milliseconds of CPU that each took. */
type Pace = z.infer<typeof pace>

async function beside(title: string, members: Member[], withKeys: boolean, bench: Bench): Promise<Row[]> {
  const [first] = members
  if (!first) throw new Error('There is nobody to order.')
  const model = await placeOrder(first)
  const { ours, yardstick } = await sideBySide(
    bench.rounds,
    () => paceOfSite(members, withKeys, bench.site),
    'limit-write',
    () => paceOfTransactions(bench.file, model),
  )
  const row = (unit: string, of: (pace: Pace) => number) => ({
    title,
    unit,
    ours: ours.map(of),
    yardstick: { ...yardstick, values: yardstick.values.map(of) },
  })
  return [
    { ...row('orders a second', ({ perSecond }) => perSecond), goal: { atLeast: 1 / 10 } },
    row('ms of CPU', ({ cpuMs }) => cpuMs),
  ]
}

async function paceOfSite(members: Member[], withKeys: boolean, { pid }: Server): Promise<Pace> {
  const before = cpuMsOf(pid)
  const { count, perSecond } = await placeOrders(members, { seconds: SECONDS, withKeys })
  return { perSecond, cpuMs: (cpuMsOf(pid) - before) / count }
}

async function paceOfTransactions(file: string, order: number): Promise<Pace> {
  const args = ['bench/limits/write.mjs', file, String(order), String(SECONDS)]
  return pace.parse(JSON.parse(await run(process.execPath, args, { advice: 'limit-write failed.' })))
}
