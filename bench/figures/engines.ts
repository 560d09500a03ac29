import { Problem } from '../../scripts/setup/processes.mjs'
import { HAS_POSTGRES } from '../../tests/faults/server'
import { type Bench, type Figure, type Row, type Server, sideBySide } from '../figure'
import { AS_BROWSERS, rateOf } from '../load'
import { aMember, fillWallet, placeOrders } from '../member'
import { withPostgresSites } from '../servers'

const PROCESSES = [1, 2, 4]
const CONNECTIONS = 16
const CLIENTS = 8
const SECONDS = 2

/** The same work for processes on one PostgreSQL server, all on this machine, compared with one process on SQLite. */
export const engines: Figure = {
  name: 'engines',
  async measure(bench) {
    if (!HAS_POSTGRES) throw new Problem('There are no programs of PostgreSQL here to start a server from.')
    const sqlite = await tasksFor([bench.site])
    const rows: Row[] = []
    for (const processes of PROCESSES) {
      const found = await withPostgresSites(bench.file, processes, (sites) => measureAll(sites, sqlite, bench))
      rows.push(...found.map((row) => ({ ...row, title: `${row.title}, PostgreSQL with ${processes}` })))
    }
    return rows
  },
}

/** How often each thing is done in a second. */
type Tasks = ReadonlyMap<string, () => Promise<number>>

async function measureAll(sites: readonly Server[], sqlite: Tasks, { rounds }: Bench): Promise<Row[]> {
  const rows: Row[] = []
  for (const [title, measure] of await tasksFor(sites)) {
    const unit = title.includes('order') ? 'orders a second' : 'answers a second'
    rows.push({ title, unit, ...(await sideBySide(rounds, measure, 'SQLite', sqlite.get(title) ?? measure)) })
  }
  return rows
}

/** The tasks for clients who spread over the processes of a site. */
async function tasksFor(sites: readonly Server[]): Promise<Tasks> {
  const clients = Array.from({ length: CLIENTS }, (_, at) => sites[at % sites.length]?.port ?? 0)
  const members = await Promise.all(clients.map(aMember))
  await Promise.all(members.map(fillWallet))
  const cookie = members[0]?.client.cookie ?? ''
  // Warms up: the first page takes seconds when many processes start at once.
  for (const { url } of sites) await (await fetch(`${url}/home`, { headers: { cookie } })).arrayBuffer()
  const ask = async (path: string, headers: Record<string, string>) => {
    const connections = CONNECTIONS / sites.length
    const rates = sites.map(({ url }) => rateOf({ url: url + path, headers, connections }, SECONDS))
    return (await Promise.all(rates)).reduce((sum, rate) => sum + rate, 0)
  }
  return new Map([
    ['list: GET /api/restaurants', () => ask('/api/restaurants', AS_BROWSERS)],
    ['detail: GET /api/restaurants/{id}', () => ask('/api/restaurants/1', AS_BROWSERS)],
    ["page: a signed-in customer's /home", () => ask('/home', { ...AS_BROWSERS, cookie })],
    [
      'order: create and submit',
      async () => (await placeOrders(members, { seconds: SECONDS, withKeys: true })).perSecond,
    ],
  ])
}
