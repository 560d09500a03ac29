#!/usr/bin/env node
/** Sets up, runs and tests Plateful with nothing but Node and npm. The npm scripts in package.json call it. */
import { nodeComplaint } from './setup/node-version.mjs'
import { interruptedBy, Problem, passSignalsOn } from './setup/processes.mjs'

async function main([name, ...args]) {
  const complaint = nodeComplaint(process.version)
  if (complaint) throw new Problem(complaint)
  // Imported only now, since an old Node could not even parse it.
  const { commands } = await import('./commands.mjs')
  const command = Object.hasOwn(commands, name) ? commands[name] : null
  if (!command) throw new Problem(`Usage: node scripts/plateful.mjs ${Object.keys(commands).join('|')}`)
  process.env.NEXT_TELEMETRY_DISABLED = '1'
  passSignalsOn()
  return command(args)
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    // Problems that a user can solve have a plain message; for anything else the stack helps more.
    if (!interruptedBy()) console.error(`\n${error instanceof Problem ? error.message : error.stack}`)
    process.exit(1)
  },
)
