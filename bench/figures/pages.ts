import { PATHS } from '@/lib/contract/paths'
import { CALLS_OF_A_LOAD } from '../browser'
import type { Bench, Figure, Row } from '../figure'
import { AS_BROWSERS, cpuSideBySide, type Target } from '../load'
import { aMember } from '../member'
import { navigation } from '../navigation'

const CONNECTIONS = 4

/** The pages that visitors see most, one of each kind. */
export const VISITORS_PAGES = ['/', '/home', '/restaurants/1', '/menu-items', '/menu-items/1']

/**
 * The CPU of a visitor's page that is sent from memory, compared with the same page rendered. An unknown query, such as
 * that of an advertisement, causes the page to be rendered each time (see lib/server/answer-key.ts).
 */
export const pages: Figure = {
  name: 'pages',
  async measure(bench) {
    const rows: Row[] = []
    for (const path of VISITORS_PAGES) rows.push(await measurePage(path, bench))
    return rows
  },
}

async function measurePage(path: string, bench: Bench): Promise<Row> {
  const kept = { url: bench.site.url + path, headers: AS_BROWSERS, connections: CONNECTIONS }
  const rendered = { ...kept, url: `${kept.url}?from=bench` }
  return {
    title: `visitor's ${path}`,
    unit: 'ms of CPU',
    ...(await cpuSideBySide(bench, kept, 'the same, rendered', rendered)),
    goal: { atMost: 1 / 100 },
  }
}

/** The public pages of an order, each with the page from which it is opened. */
const PUBLIC_PAGES = [
  { path: '/home', from: '/restaurants/1' },
  { path: '/restaurants/1', from: '/home' },
  { path: '/menu-items/1', from: '/restaurants/1' },
]
/** The screens and calls that are answered for this customer alone. */
const OWN_ANSWERS = [PATHS.getSession.path, '/account', '/orders']

/** The CPU of answers to a customer: public pages compared with a visitor's, others with the smallest call. */
export const signedIn: Figure = {
  name: 'signed-in',
  async measure(bench) {
    const { client } = await aMember(bench.site.port)
    const headers = { ...AS_BROWSERS, cookie: client.cookie }
    const answer = (path: string, headers = AS_BROWSERS) => ({
      url: bench.site.url + path,
      headers,
      connections: CONNECTIONS,
    })
    const row = async (title: string, ...pair: [Target, string, Target]) => ({
      title: `signed-in customer's ${title}`,
      unit: 'ms of CPU',
      ...(await cpuSideBySide(bench, ...pair)),
    })
    const rows: Row[] = []
    for (const { path, from } of PUBLIC_PAGES) {
      const own = answer(path, headers)
      const visitors = answer(path)
      const loaded = { ...own, followedBy: CALLS_OF_A_LOAD }
      const to = await navigation(from, path)
      const gone = answer(to.path, { ...headers, ...to.headers })
      const visitorsGone = answer(to.path, { ...AS_BROWSERS, ...to.headers })
      rows.push(
        { ...(await row(path, own, "visitor's", visitors)), goal: { atMost: 1.2 } },
        await row(`${path} as a load, with the restore of the session`, loaded, "visitor's page", visitors),
        await row(`${path} as a navigation from ${from}`, gone, "visitor's", visitorsGone),
      )
    }
    const live = { url: `${bench.site.url}/api/health/live`, connections: CONNECTIONS }
    for (const path of OWN_ANSWERS) rows.push(await row(path, answer(path, headers), '/api/health/live', live))
    return rows
  },
}
