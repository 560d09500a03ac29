import type { Bench, Figure, Row } from '../figure'
import { AS_BROWSERS, cpuSideBySide } from '../load'
import { aMember } from '../member'

const CONNECTIONS = 4

/** The pages that visitors see most, one of each kind. */
export const VISITORS_PAGES = ['/', '/home', '/restaurants/1', '/menu-items', '/menu-items/1']

/**
 * The CPU of a page for a visitor that is sent from memory, beside that of the same page rendered. A query that the page does not
 * know, such as that of an advertisement, has it rendered each time (see lib/server/answer-key.ts).
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

const SIGNED_IN_PAGES = ['/home', '/restaurants/1']

/** The CPU of a page for a signed-in customer, which is rendered each time, beside that of the smallest call of the app. */
export const signedIn: Figure = {
  name: 'signed-in',
  async measure(bench) {
    const { site } = bench
    const { client } = await aMember(site.port)
    const live = { url: `${site.url}/api/health/live`, connections: CONNECTIONS }
    const rows: Row[] = []
    for (const path of SIGNED_IN_PAGES) {
      const page = {
        url: site.url + path,
        headers: { ...AS_BROWSERS, cookie: client.cookie },
        connections: CONNECTIONS,
      }
      rows.push({
        title: `signed-in customer's ${path}`,
        unit: 'ms of CPU',
        ...(await cpuSideBySide(bench, page, '/api/health/live', live)),
      })
    }
    return rows
  },
}
