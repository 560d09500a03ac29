/**
 * `npm run fuzz` runs this against a production server: `over-http.ts <url> <requests>`. Prints the number of answers
 * by status, and every request whose answer was not as documented; the exit code is then 1.
 */
import fc from 'fast-check'
import { TOKEN_COOKIE, TOKEN_HEADER } from '@/lib/http/anti-forgery'
import { type Attack, type Attacker, attack, fillIn, type World } from './attack'
import { Client, type HttpReply } from './http-client'
import { addWorld } from './http-world'
import { rawFaults } from './raw-requests'
import { runs } from './runs'
import { faultOf } from './verdict'

/** The number of requests before the world is rebuilt, since some of them delete a good part of it. */
const PER_WORLD = 100
/** The number of requests in progress at a time. */
const AT_ONCE = 4
const MAX_FAULTS = 20

/** Paths that no client would write; Next must not answer them with a page either. */
const STRANGE_TARGETS = [
  ...[
    '/api/orders/%',
    '/api/orders/%E0%A4%A',
    '/api/%zz',
    '/api//orders',
    '/api/orders//',
    '/api/./orders',
    '/api/a/../orders',
  ],
  ...[
    '/api/orders.json',
    '/api/orders;x=1',
    '/api/%2e%2e/api/orders',
    '/api/orders/%2e%2e',
    '/api/orders/1%00',
    '/api/',
  ],
  ...[
    '/api/orders/1/submit/x',
    '/api/health/x',
    '/api/images/%2e%2e',
    '/api/images/x',
    `/api/${'x/'.repeat(300)}`,
    '/api/%C0%AE',
  ],
  ...[
    '/api/_next/data/x.json',
    '/api/[id]',
    '/api/orders/[id]',
    '/api/(shop)/orders',
    '/api/orders?',
    '/api/orders?%',
    '/api?x=%zz',
  ],
]

const [base = '', wanted = '20000'] = process.argv.slice(2)
const { seed } = runs(1)
const client = new Client(base)
const counts = new Map<string, number>()
const faults: string[] = []

function count(what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

function headersOf({ who, method, headers }: Attack, cookies: Record<Attacker, Map<string, string>>) {
  const own = cookies[who]
  const sent = new Map<string, string>([['cookie', [...own].map((pair) => pair.join('=')).join('; ')]])
  if (method !== 'GET') {
    sent.set('origin', base)
    sent.set('content-type', 'application/json')
    sent.set(TOKEN_HEADER.toLowerCase(), own.get(TOKEN_COOKIE) ?? '')
  }
  for (const [name, value] of headers) {
    if (value === null) sent.delete(name)
    else sent.set(name, value)
  }
  return Object.fromEntries(sent)
}

function judge(method: string, target: string, reply: HttpReply, headers: Record<string, string> = {}): string | null {
  count(String(reply.status))
  // Next itself redirects doubled slashes, and the header that its own pages send.
  if (reply.status === 308 && target.includes('//')) return null
  if (reply.status === 307 && headers.rsc) return null
  return faultOf(method, new URL(target, base).pathname, reply)
}

async function send(made: Attack, world: World, cookies: Record<Attacker, Map<string, string>>): Promise<void> {
  const target = fillIn(made.target, world)
  const body = typeof made.body === 'string' ? fillIn(made.body, world) : made.body
  const headers = headersOf(made, cookies)
  const reply = await client.send(made.method, target, { headers, body })
  const fault = judge(made.method, target, reply, headers)
  if (fault) faults.push(`${fault}: ${reply.text.slice(0, 200)} after ${fc.stringify(made).slice(0, 2_000)}`)
}

async function strangeTargets(): Promise<void> {
  for (const target of STRANGE_TARGETS) {
    for (const method of ['GET', 'POST']) {
      const reply = await client.send(method, target, { headers: {}, body: '' })
      const fault = judge(method, target, reply)
      if (fault) faults.push(`${fault}: ${reply.text.slice(0, 200)} after ${method} ${target}`)
    }
  }
  for (const method of ['HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const reply = await client.send(method, '/api/orders', { headers: {}, body: '' })
    count(String(reply.status))
    if (reply.status >= 500 || reply.type?.includes('html'))
      faults.push(`${reply.status} ${reply.type} after ${method}`)
  }
}

async function main() {
  const started = performance.now()
  const attacks = fc.sample(attack, { numRuns: Number(wanted), seed })
  for (let first = 0; first < attacks.length && faults.length < MAX_FAULTS; first += PER_WORLD) {
    const { world, cookies } = await addWorld(base)
    const queue = attacks.slice(first, first + PER_WORLD)
    const work = async () => {
      for (let made = queue.shift(); made; made = queue.shift()) await send(made, world, cookies)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (process.stdout.isTTY) process.stdout.write(`\r${first + PER_WORLD} `)
  }
  await strangeTargets()
  faults.push(...(await rawFaults(base)))
  const told = [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map((pair) => pair.join(': '))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(
    `\n${attacks.length} requests in ${seconds} s with FUZZ_SEED=${seed}. Answers by status: ${told.join(', ')}`,
  )
  console.log(`Slowest answer ${client.slowest.toFixed(0)} ms.`)
  for (const fault of faults) console.error(fault)
  console.log(faults.length === 0 ? 'Every answer was as documented.' : `${faults.length} were not as documented.`)
  process.exitCode = faults.length === 0 ? 0 : 1
  client.close()
}

await main()
