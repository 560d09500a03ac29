import { memoryOf } from '../../tests/soak/measures'
import { type Figure, sideBySide } from '../figure'
import { AS_BROWSERS, rateOf } from '../load'
import { firstAnswer, withLimitRead, withSite } from '../servers'
import { VISITORS_PAGES } from './pages'

/** The time from the start of the built app to its first answer, compared with limit-read. */
export const start: Figure = {
  name: 'start',
  async measure({ rounds, file }) {
    const times = await sideBySide(
      rounds,
      () => timeOf((started) => withSite(file, ({ url }) => firstAnswer(`${url}/api/health/live`).then(started))),
      'limit-read',
      () => timeOf((started) => withLimitRead(file, async () => started())),
    )
    return [{ title: 'start of the built app to its first answer', unit: 'ms', ...times }]
  },
}

async function timeOf(work: (started: () => void) => Promise<void>): Promise<number> {
  const began = performance.now()
  let time = 0
  await work(() => {
    time = performance.now() - began
  })
  return time
}

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
