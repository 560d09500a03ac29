import { memoryOf } from '../../tests/soak/measures'
import type { Figure } from '../figure'
import { AS_BROWSERS, rateOf } from '../load'
import { VISITORS_PAGES } from './pages'

/** The resident memory of the server after all figures before it and a last round of rendered pages and calls. */
export const memory: Figure = {
  name: 'memory',
  async measure({ site, limitRead }) {
    for (const path of [...VISITORS_PAGES, '/api/restaurants']) {
      await rateOf({ url: `${site.url}${path}?from=bench`, headers: AS_BROWSERS, connections: 16 }, 2)
    }
    await rateOf({ url: `${limitRead.url}/api/restaurants`, connections: 16 }, 2)
    return [
      {
        title: 'memory of the server after the bench',
        unit: 'MiB',
        ours: [memoryOf(site.pid)],
        yardstick: { title: 'limit-read', values: [memoryOf(limitRead.pid)] },
      },
    ]
  },
}
