/** `npm run fuzz` and `npm run soak`: clients of the production server, with their own database. */
import { parseArgs } from 'node:util'
import { prepareBuild, prepareData, prepareTables } from '../setup/prepare.mjs'
import { Problem, runNodeVisibly, runTypeScriptVisibly } from '../setup/processes.mjs'
import { withServer } from './servers'
import { inTestSettings } from './settings'

/**
 * Sends hostile requests to every call of the API: 20 000, or the number given, as in `npm run fuzz -- 2000`.
 */
export function fuzz([requests = '20000']: string[]): Promise<number> {
  if (!/^\d{1,7}$/.test(requests)) {
    throw new Problem('The one argument is a number of requests, as in: npm run fuzz -- 2000')
  }
  // The log of each refusal would fill the screen; only the answers matter.
  return use('tests/fuzz/over-http.ts', [requests], { prepareDatabase: prepareTables, env: { LOG_LEVEL: 'error' } })
}

/** Mixed traffic at a steady `--rate` of calls per second for `--minutes`. */
export function soak(args: string[]): Promise<number> {
  const options = { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '40' } } as const
  const { minutes, rate } = parseArgs({ args, options }).values
  if (!(Number(minutes) > 0) || !(Number(rate) > 0)) throw new Problem('--minutes and --rate take a number above 0.')
  // The address that visitors use, whatever port the server has.
  const env = { APP_URL: 'http://localhost:3000' }
  return use('tests/soak/main.ts', [minutes, rate], { prepareDatabase: prepareData, env, log: 'ignore' })
}

type Use = { prepareDatabase: () => Promise<unknown>; env: Record<string, string>; log?: 'inherit' | 'ignore' }

/** Resolves to 0 when the script found nothing, the server stopped cleanly and the ledger adds up. */
async function use(script: string, args: string[], { prepareDatabase, env, log = 'inherit' }: Use): Promise<number> {
  return inTestSettings(async () => {
    await prepareBuild()
    await prepareDatabase()
    const { result, exitCode } = await withServer({ env, stdio: ['ignore', log, 'inherit'] }, (url, pid) =>
      runTypeScriptVisibly(script, [url, ...args, String(pid)]),
    )
    if (exitCode !== 0) console.log(`The server ended with ${exitCode} when it was told to stop.`)
    const ledger = await runNodeVisibly(['--import', 'tsx', 'scripts/database.ts', 'ledger'])
    return result === 0 && exitCode === 0 && ledger === 0 ? 0 : 1
  })
}
