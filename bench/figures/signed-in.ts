import { type Figure, type Row, sideBySide } from '../figure'
import { AS_BROWSERS, answersIn, cpuPerAnswer } from '../load'
import { aMember } from '../member'

const CONNECTIONS = 4
const SECONDS = 1.2
const PAGES = ['/home', '/restaurants/1']

/** The CPU of a page for a signed-in customer, which is rendered each time, beside that of the smallest call of the app. */
export const signedIn: Figure = {
  name: 'signed-in',
  async measure({ rounds, site }) {
    const { client } = await aMember(site.port)
    const live = { url: `${site.url}/api/health/live`, connections: CONNECTIONS }
    const rows: Row[] = []
    for (const path of PAGES) {
      const page = {
        url: site.url + path,
        headers: { ...AS_BROWSERS, cookie: client.cookie },
        connections: CONNECTIONS,
      }
      const [few, many] = [await answersIn(page, SECONDS), await answersIn(live, SECONDS)]
      const { ours, yardstick } = await sideBySide(
        rounds,
        () => cpuPerAnswer(page, site.pid, few),
        () => cpuPerAnswer(live, site.pid, many),
      )
      rows.push({
        title: `signed-in customer's ${path}`,
        unit: 'ms of CPU',
        ours,
        yardstick: { title: '/api/health/live', values: yardstick },
      })
    }
    return rows
  },
}
