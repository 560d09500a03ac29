import { type Figure, sideBySide } from '../figure'
import { firstAnswer, withLimitRead, withSite } from '../servers'

/** From the start of the built app to its first answer, beside that of limit-read. */
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
