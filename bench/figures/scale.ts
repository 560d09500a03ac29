import Database from 'better-sqlite3'
import { startSession } from '@/lib/accounts/server/sessions'
import { openDatabase } from '@/lib/db/database'
import { SESSION_COOKIE, sealSession } from '@/lib/http/session'
import { Client } from '../../tests/faults/client'
import { type Bench, type Figure, type Row, type Server, sideBySide } from '../figure'
import { withSite } from '../servers'
import { spreadOf } from '../statistics'

/** Asked for one after the other; their median is one measurement. */
const ANSWERS = 9

/** The restaurant with the most reviews of a dataset, its owner, and the customer with the most orders. */
type Busiest = { restaurant: number; owner: number; customer: number }

/** Paged calls and pages; an unknown query causes the page to be rendered each time. */
const READS: { path: (busiest: Busiest) => string; as?: 'customer' | 'owner' }[] = [
  { path: () => '/?from=bench' },
  { path: () => '/home?from=bench' },
  { path: () => '/home?cuisine=Thai&sort=rating&from=bench' },
  { path: () => '/menu-items?from=bench' },
  { path: () => '/menu-items?type=dessert&from=bench' },
  { path: () => '/menu-items/1?from=bench' },
  { path: ({ restaurant }) => `/restaurants/${restaurant}?from=bench` },
  { path: ({ restaurant }) => `/reviews/restaurant/${restaurant}?from=bench` },
  { path: () => '/api/restaurants?limit=24' },
  { path: () => '/api/menu-items?limit=24' },
  { path: ({ restaurant }) => `/api/reviews/restaurant/${restaurant}?limit=24` },
  { path: () => '/home', as: 'customer' },
  { path: () => '/orders', as: 'customer' },
  { path: () => '/reviews', as: 'customer' },
  { path: () => '/wallet', as: 'customer' },
  { path: () => '/account', as: 'customer' },
  { path: () => '/api/orders?limit=24', as: 'customer' },
  { path: () => '/api/reviews/user?limit=24', as: 'customer' },
  { path: () => '/restaurants/manage', as: 'owner' },
]

/** How much longer answers take on the large dataset, for its busiest restaurant and customer. */
export const scale: Figure = {
  name: 'scale',
  async measure(bench) {
    const { file, largeFile } = bench
    if (!largeFile) throw new Error('There is no large dataset: npm run bench:data makes one.')
    const small = await viewOf(bench.site, file)
    return withSite(largeFile, async (site) => {
      const large = await viewOf(site, largeFile)
      const rows: Row[] = []
      for (const read of READS) rows.push(await measureRead(read, { small, large }, bench))
      return rows
    })
  },
}

type View = { client: Client; busiest: Busiest; cookies: Record<'customer' | 'owner', string> }

async function viewOf(site: Server, file: string): Promise<View> {
  const busiest = busiestOf(file)
  const cookies = {
    customer: await sessionCookieOf(file, busiest.customer),
    owner: await sessionCookieOf(file, busiest.owner),
  }
  return { client: new Client(site.port), busiest, cookies }
}

function busiestOf(file: string): Busiest {
  const db = new Database(file, { readonly: true })
  const first = (sql: string) => Number(db.prepare(sql).pluck().get())
  const busiest = {
    restaurant: first('SELECT "id" FROM "Restaurant" ORDER BY "reviewCount" DESC, "id" LIMIT 1'),
    owner: first('SELECT "ownerId" FROM "Restaurant" ORDER BY "reviewCount" DESC, "id" LIMIT 1'),
    customer: first('SELECT "customerId" FROM "Order" GROUP BY "customerId" ORDER BY count(*) DESC LIMIT 1'),
  }
  db.close()
  return busiest
}

async function measureRead(
  { path, as }: (typeof READS)[number],
  { small, large }: Record<'small' | 'large', View>,
  { rounds }: Bench,
): Promise<Row> {
  const timeOn = async ({ client, busiest, cookies }: View) => {
    const times: number[] = []
    for (let count = 0; count < ANSWERS; count += 1) {
      const began = performance.now()
      const { status } = await client.send('GET', path(busiest), { headers: as ? { cookie: cookies[as] } : {} })
      if (status !== 200) throw new Error(`${path(busiest)} answers ${status}`)
      times.push(performance.now() - began)
    }
    return spreadOf(times).median
  }
  const shown = path({ restaurant: 0, owner: 0, customer: 0 })
    .replace('/0', '/{the busiest}')
    .replace(/[?&]from=bench/, '')
  return {
    title: `${shown}${as ? `, its busiest ${as}` : ''} on the large dataset`,
    unit: 'ms',
    ...(await sideBySide(
      rounds,
      () => timeOn(large),
      'the small dataset',
      () => timeOn(small),
    )),
    goal: { atMost: 2 },
  }
}

/** The cookie of a new session of a user without their password. */
async function sessionCookieOf(file: string, userId: number): Promise<string> {
  const db = openDatabase(`file:${file}`)
  try {
    const { id } = await startSession({ userId, device: 'Bench', proof: {}, replaces: null }, { db, now: new Date() })
    return `${SESSION_COOKIE}=${await sealSession(id)}`
  } finally {
    await db.close()
  }
}
