import type { Figure, Row } from '../figure'
import { AS_BROWSERS, cpuSideBySide } from '../load'
import { aMember } from '../member'

const CONNECTIONS = 4
const PAGES = ['/home', '/restaurants/1']

/** The CPU of a page for a signed-in customer, which is rendered each time, beside that of the smallest call of the app. */
export const signedIn: Figure = {
  name: 'signed-in',
  async measure(bench) {
    const { site } = bench
    const { client } = await aMember(site.port)
    const live = { url: `${site.url}/api/health/live`, connections: CONNECTIONS }
    const rows: Row[] = []
    for (const path of PAGES) {
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
