import Database from 'better-sqlite3'
import { type Bench, type Figure, type Row, type Server, sideBySide } from '../figure'
import { AS_BROWSERS, rateOf } from '../load'
import { withSite } from '../servers'
import { sessionCookieOf } from '../session'

const SECONDS = 1

/** The restaurant with the most reviews of a dataset, and the customer with the most orders. */
type Busiest = { restaurant: number; customer: number }

/** Paged calls and pages; a query that the page does not know has it rendered each time. */
const READS: { path: (busiest: Busiest) => string; signedIn?: true }[] = [
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
  { path: () => '/home', signedIn: true },
  { path: () => '/orders', signedIn: true },
  { path: () => '/reviews', signedIn: true },
  { path: () => '/wallet', signedIn: true },
  { path: () => '/account', signedIn: true },
  { path: () => '/api/orders?limit=24', signedIn: true },
  { path: () => '/api/reviews/current?limit=24', signedIn: true },
]

/** How much longer an answer takes on the large dataset than on the small one, for its busiest restaurant and customer. */
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

type View = { site: Server; busiest: Busiest; cookie: string }

async function viewOf(site: Server, file: string): Promise<View> {
  const busiest = busiestOf(file)
  return { site, busiest, cookie: await sessionCookieOf(file, busiest.customer) }
}

function busiestOf(file: string): Busiest {
  const db = new Database(file, { readonly: true })
  const first = (sql: string) => Number(db.prepare(sql).pluck().get())
  const busiest = {
    restaurant: first('SELECT "id" FROM "Restaurant" ORDER BY "reviewCount" DESC, "id" LIMIT 1'),
    customer: first('SELECT "customerId" FROM "Order" GROUP BY "customerId" ORDER BY count(*) DESC LIMIT 1'),
  }
  db.close()
  return busiest
}

async function measureRead(
  { path, signedIn }: (typeof READS)[number],
  { small, large }: Record<'small' | 'large', View>,
  { rounds }: Bench,
): Promise<Row> {
  const timeOn = async ({ site, busiest, cookie }: View) => {
    const headers = signedIn ? { ...AS_BROWSERS, cookie } : AS_BROWSERS
    return 1_000 / (await rateOf({ url: site.url + path(busiest), headers }, SECONDS))
  }
  const { ours, yardstick } = await sideBySide(
    rounds,
    () => timeOn(large),
    () => timeOn(small),
  )
  const shown = path({ restaurant: 0, customer: 0 })
    .replace('/0', '/{the busiest}')
    .replace(/[?&]from=bench/, '')
  return {
    title: `${shown}${signedIn ? ', signed in' : ''} on the large dataset`,
    unit: 'ms',
    ours,
    yardstick: { title: 'the small dataset', values: yardstick },
    goal: { atMost: 2 },
  }
}
