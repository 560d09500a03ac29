import { parseArgs } from 'node:util'
import { NEXT } from './artifacts.mjs'
import { loadEnvironment } from './environment.mjs'
import { assertPort, prepare, prepareBuild } from './prepare.mjs'
import { interruptedBy, Problem, runNodeVisibly } from './processes.mjs'
import { startServer } from './server.mjs'

/** Prepares everything, then serves the production build until it is stopped. */
export async function start(args) {
  const port = await choosePort(args)
  await prepare()
  await prepareBuild()
  const { exit } = await startServer({ port })
  await greet(port)
  return exit
}

/** Prepares everything except the build, then serves the source and reloads its changes. */
export async function dev(args) {
  const port = await choosePort(args)
  await prepare()
  const code = await runNodeVisibly([NEXT, 'dev', '--port', String(port)], { NODE_ENV: 'development' })
  return interruptedBy() ? 0 : code
}

export async function setup() {
  await prepare()
  return 0
}

export async function build() {
  await prepare()
  await prepareBuild()
  return 0
}

/** The port of --port, the shell or .env, in this order, which becomes this process's PORT. */
async function choosePort(args) {
  const { values } = readArgs(args)
  if (values.port) process.env.PORT = values.port
  loadEnvironment()
  return assertPort(process.env.PORT)
}

function readArgs(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string', short: 'p' } } })
  } catch (error) {
    throw new Problem(`${error.message} The one option is --port, as in: npm start -- --port 4000`)
  }
}

async function greet(port) {
  const { openSite } = await import('../database/site.mjs')
  const accounts = await openSite(process.env.DATABASE_URL).demoAccounts()
  console.log(`\nPlateful is at ${process.env.APP_URL || `http://localhost:${port}`}`)
  if (process.env.DEMO_LOGIN !== 'false' && accounts.length > 0) {
    const names = accounts.map(({ firstName, restaurantOwner }) => firstName + (restaurantOwner ? ' (owner)' : ''))
    console.log(`Demo accounts, one button each on /login: ${names.join(', ')}`)
  }
  console.log('Stop it with Ctrl-C.\n')
}
