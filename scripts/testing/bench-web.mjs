/** `npm run bench:web`: what a browser loads and how soon it shows it, on the production server with its own database. */
import { parseArgs } from 'node:util'
import { runNode, runNodeVisibly } from '../setup/processes.mjs'
import { withServer } from '../setup/server.mjs'
import { findBrowser } from './browser.mjs'
import { onTestSite } from './settings.mjs'

/** `--restaurants 10000` measures on a large set; `--only home,login` and `--loads 5` go to bench/web/main.ts. */
export function benchWeb(args) {
  const { values } = parseArgs({
    args,
    options: { restaurants: { type: 'string' }, only: { type: 'string' }, loads: { type: 'string' } },
  })
  return onTestSite(async () => {
    const { restaurants, ...passed } = values
    if (restaurants) {
      const seed = ['--import', 'tsx', 'scripts/database.ts', 'seed', '--restaurants', restaurants]
      await runNode(seed, { advice: 'The large data set could not be made.' })
    }
    const options = Object.entries(passed).flatMap(([name, value]) => [`--${name}`, value])
    const env = { PLATEFUL_BROWSER: await findBrowser() }
    const { result } = await withServer({ env: { LOG_LEVEL: 'error' } }, (url) =>
      runNodeVisibly(['--import', 'tsx', 'bench/web/main.ts', url, ...options], env),
    )
    return result
  })
}
