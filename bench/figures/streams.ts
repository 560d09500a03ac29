import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryOf } from '../../tests/soak/measures'
import { type Figure, type Server, sideBySide } from '../figure'
import { cpuMsOf } from '../machine'
import { aMember, fillWallet, type Member, placeOrder } from '../member'

const STREAMS = 2_000
/** The site keeps this many open for one user. */
const STREAMS_OF_A_MEMBER = 6
/** Signing up hashes a password, which takes a whole core for a moment. */
const SIGN_UPS_AT_ONCE = 4
const OPENED_AT_ONCE = 50
const ORDERS = 50
/** The time to clean up after opening and closing so many is not counted, in milliseconds. */
const SETTLE_MS = 1_000

/** The cost of open streams of events: the memory of one, and the CPU of an order whose events six of them get. */
export const streams: Figure = {
  name: 'streams',
  async measure({ rounds, site }) {
    const readers = await signUp(Math.ceil(STREAMS / STREAMS_OF_A_MEMBER), site)
    const [customer] = readers
    if (!customer) throw new Error('There is nobody to order.')
    await fillWallet(customer)
    const kibOfAStream: number[] = []
    const withStreams = async () => {
      const before = memoryOf(site.pid)
      const close = await openStreams(readers, site)
      kibOfAStream.push(((memoryOf(site.pid) - before) * 1024) / STREAMS)
      await sleep(SETTLE_MS)
      const cpu = await cpuOfAnOrder(customer, site)
      close()
      await sleep(SETTLE_MS)
      return cpu
    }
    const withNone = () => cpuOfAnOrder(customer, site)
    const cpu = await sideBySide(rounds, withStreams, 'an order with none', withNone)
    const open = `${STREAMS} open streams`
    return [
      // Later rounds find the memory of the first one there.
      { title: `memory of one of ${open}`, unit: 'KiB', ours: kibOfAStream.slice(0, 1) },
      {
        title: `an order with ${open}, ${STREAMS_OF_A_MEMBER} of them its customer's`,
        unit: 'ms of CPU',
        ...cpu,
      },
    ]
  },
}

async function signUp(count: number, { port }: Server): Promise<Member[]> {
  const members: Member[] = []
  while (members.length < count) {
    members.push(...(await Promise.all(Array.from({ length: SIGN_UPS_AT_ONCE }, () => aMember(port)))))
  }
  return members
}

async function cpuOfAnOrder(customer: Member, { pid }: Server): Promise<number> {
  const before = cpuMsOf(pid)
  for (let placed = 0; placed < ORDERS; placed += 1) await placeOrder(customer)
  return (cpuMsOf(pid) - before) / ORDERS
}

/** Opens all streams and waits for the snapshot of each. Returns a function that closes them. */
async function openStreams(readers: readonly Member[], site: Server): Promise<() => void> {
  const wanted = Array.from({ length: STREAMS }, (_, index) => readers[index % readers.length]).flatMap(
    (one) => one ?? [],
  )
  const open: http.ClientRequest[] = []
  for (let index = 0; index < wanted.length; index += OPENED_AT_ONCE) {
    open.push(
      ...(await Promise.all(wanted.slice(index, index + OPENED_AT_ONCE).map((reader) => openStream(reader, site)))),
    )
  }
  return () => {
    for (const request of open) request.destroy()
  }
}

/** Opens a stream of events and waits for its snapshot. */
export function openStream({ client }: Member, { url }: Server): Promise<http.ClientRequest> {
  return new Promise((resolve, reject) => {
    const headers = { cookie: client.cookie, accept: 'text/event-stream' }
    const request = http.get(`${url}/api/events`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`A stream answered ${response.statusCode}.`))
      response.on('error', () => undefined)
      response.on('data', (chunk: Buffer) => chunk.includes('event: snapshot') && resolve(request))
    })
    request.on('error', reject)
  })
}
