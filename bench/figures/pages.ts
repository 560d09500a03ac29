import type { Bench, Figure, Row } from '../figure'
import { AS_BROWSERS, cpuSideBySide } from '../load'

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
