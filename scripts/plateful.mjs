#!/usr/bin/env node
/** Sets up, runs and tests Plateful with nothing but Node and npm. The npm scripts in package.json call it. */
import { nodeComplaint } from './setup/node-version.mjs'
import { interruptedBy, Problem, passSignalsOn } from './setup/processes.mjs'

const [name = '', ...args] = process.argv.slice(2)

/** Each command takes the arguments after its name and resolves to the exit code. */
async function main() {
  const complaint = nodeComplaint(process.version)
  if (complaint) throw new Problem(complaint)
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  passSignalsOn()
  // Imported only now, since an old Node could not even parse it.
  const { COMMANDS } = await import('./setup/start.mjs')
  const command = ownOf(COMMANDS, name) ?? ownOf(await moreCommands(), name)
  if (!command) throw new Problem('Usage: npm start, or the name of another script of package.json.')
  return command(args)
}

/** The commands in TypeScript, for which the packages are installed first. */
async function moreCommands() {
  const { prepareCode } = await import('./setup/prepare.mjs')
  await prepareCode()
  const { register } = await import('tsx/esm/api')
  register()
  return (await import('./commands.ts')).COMMANDS
}

/**
 * @template T
 * @param {Readonly<Record<string, T>>} table
 * @param {string} key
 */
function ownOf(table, key) {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

main().then(
  (code) => process.exit(code),
  (error) => {
    // Problems that a user can solve have a plain message; for anything else the stack helps more.
    if (!interruptedBy()) console.error(`\n${error instanceof Problem ? error.message : error.stack}`)
    // Other programs read the last line of the tests.
    if (name.startsWith('test')) console.log('\n0 passed, 1 failed')
    process.exit(1)
  },
)
