/** Hostile requests to every call of the API, against the production server and a database of its own. */
import path from 'node:path'
import { prepareBuild, prepareCode, prepareTables } from '../setup/prepare.mjs'
import { Problem, runNodeVisibly } from '../setup/processes.mjs'
import { withServer } from '../setup/server.mjs'
import { inTestSettings } from './settings.mjs'

const REQUESTS = '20000'
// Modules marked server-only refuse to load outside React's server condition.
const TYPESCRIPT = ['--conditions=react-server', '--import', 'tsx']

/** `npm run fuzz`, or `npm run fuzz -- 2000` for fewer. Fails on an undocumented answer and on a book that does not add up. */
export async function fuzz([requests = REQUESTS]) {
  if (!/^\d{1,7}$/.test(requests))
    throw new Problem('The one argument is a number of requests, as in: npm run fuzz -- 2000')
  await prepareCode()
  return inTestSettings(async () => {
    await prepareBuild()
    await prepareTables()
    // What it logs of each refusal would fill the screen; what matters is in the answers.
    const { result } = await withServer({ env: { LOG_LEVEL: 'error' } }, (url) =>
      runNodeVisibly([...TYPESCRIPT, path.join('tests', 'fuzz', 'over-http.ts'), url, requests]),
    )
    const ledger = await runNodeVisibly([path.join('scripts', 'database.mjs'), 'ledger'])
    return result === 0 && ledger === 0 ? 0 : 1
  })
}
