/** Hostile requests to every call of the API, against the production server and a database of its own. */
import path from 'node:path'
import { freePort } from './port.mjs'
import { prepareBuild, prepareCode } from './prepare.mjs'
import { Problem, ROOT, runNode, runVisibly } from './processes.mjs'
import { startServer } from './server.mjs'
import { inTestSettings } from './testing.mjs'

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
    const database = (name) => path.join(ROOT, 'scripts', name)
    await runNode([database('database.mjs'), 'migrate'], { advice: 'The database is not ready; see above.' })
    const answers = await againstServer(requests)
    const ledger = await runVisibly(process.execPath, [database('database.mjs'), 'ledger'])
    return answers === 0 && ledger === 0 ? 0 : 1
  })
}

async function againstServer(requests) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  // What it logs of each refusal would fill the screen; what matters is in the answers.
  const { child, exit } = await startServer({ port, env: { APP_URL: url, LOG_LEVEL: 'error' } })
  const script = [...TYPESCRIPT, path.join('tests', 'fuzz', 'over-http.ts'), url, requests]
  const code = await runVisibly(process.execPath, script)
  child.kill('SIGTERM')
  await exit
  return code
}
