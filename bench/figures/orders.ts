import { runNode } from '../../scripts/setup/processes.mjs'
import { type Bench, type Figure, type Row, sideBySide } from '../figure'
import { aMember, fillWallet, type Member, placeOrder, WISH } from '../member'

const CLIENTS = 8
const SECONDS = 3

/** Orders that are created and paid from the wallet, beside the same rows as plain transactions. */
export const orders: Figure = {
  name: 'orders',
  async measure(bench) {
    const { port } = bench.site
    const members = await Promise.all(Array.from({ length: CLIENTS }, () => aMember(port)))
    await Promise.all(members.map(fillWallet))
    return [
      await beside('create and submit an order, 8 clients', members, false, bench),
      await beside('the same with an Idempotency-Key on each call, as our pages send it', members, true, bench),
    ]
  },
}

async function beside(title: string, members: Member[], withKeys: boolean, { rounds, file }: Bench): Promise<Row> {
  const [first] = members
  if (!first) throw new Error('There is nobody to order.')
  const model = await placeOrder(first, WISH)
  const { ours, yardstick } = await sideBySide(
    rounds,
    () => ordersPerSecond(members, withKeys),
    () => transactionsPerSecond(file, model),
  )
  return {
    title,
    unit: 'orders a second',
    ours,
    yardstick: { title: 'limit-write', values: yardstick },
    goal: { atLeast: 1 / 10 },
  }
}

async function ordersPerSecond(members: Member[], withKeys: boolean): Promise<number> {
  const began = performance.now()
  let count = 0
  const order = async (member: Member) => {
    while (performance.now() - began < SECONDS * 1_000) {
      await placeOrder(member, WISH, withKeys)
      count += 1
    }
  }
  await Promise.all(members.map(order))
  return (count / (performance.now() - began)) * 1_000
}

async function transactionsPerSecond(file: string, order: number): Promise<number> {
  const args = ['bench/limits/write.mjs', file, String(order), String(SECONDS)]
  return Number(await runNode(args, { advice: 'limit-write failed.' }))
}
