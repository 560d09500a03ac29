import { type Bench, type Figure, type Row, sideBySide } from '../figure'
import { AS_BROWSERS, answersIn, cpuPerAnswer } from '../load'

const CONNECTIONS = 4
const SECONDS = 1.2

/** What visitors see most, with a page of each kind. */
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

async function measurePage(path: string, { rounds, site }: Bench): Promise<Row> {
  const kept = { url: site.url + path, headers: AS_BROWSERS, connections: CONNECTIONS }
  const rendered = { ...kept, url: `${kept.url}?from=bench` }
  const [many, few] = [await answersIn(kept, SECONDS), await answersIn(rendered, SECONDS)]
  const { ours, yardstick } = await sideBySide(
    rounds,
    () => cpuPerAnswer(kept, site.pid, many),
    () => cpuPerAnswer(rendered, site.pid, few),
  )
  return {
    title: `visitor's ${path}`,
    unit: 'ms of CPU',
    ours,
    yardstick: { title: 'the same, rendered', values: yardstick },
    goal: { atMost: 1 / 100 },
  }
}
